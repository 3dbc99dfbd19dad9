import { useState } from "react";
import type { Changes } from "../api.ts";
import type { Publication } from "../publish/history.ts";
import type { Progress } from "../publish/publisher.ts";
import { Panel } from "./panel.tsx";
import { ask, send, useAnswer } from "./server.ts";
import { useEditor } from "./state.ts";
import { Button } from "./button.tsx";

type Change = NonNullable<Changes["changes"]>[number];

const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });
const timeOf = (iso: string) => time.format(new Date(iso));

/** Shows what will change, and publishes it under the owner's words. */
export function Publish() {
  const { changes } = useAnswer<Changes>("changes");
  const { attempt, say, enter } = useEditor();
  const follow = useFollow();
  const pages = (changes ?? []).map(pageOf);
  const [subject, setSubject] = useState(() => suggestion(pages, changes));
  const isSame = changes?.length === 0;
  const start = () => {
    if (subject.trim() === "") return say("Say in a few words what you have changed.", true);
    attempt(async () => {
      const page = pages.find(Boolean) ?? "/";
      await follow(() => send<Progress>("publish", { subject: subject.trim(), page }));
    });
  };
  return (
    <Panel
      title="Publish"
      buttons={
        <>
          {!isSame && <Button label="Publish now" className="main" press={start} />}
          <Button label="What was published" press={() => enter({ name: "publications" })} />
        </>
      }
    >
      <p>{summary({ changes })}</p>
      {changes?.map((change) => (
        <ChangeNote key={change.file} {...change} />
      ))}
      {!isSame && (
        <>
          <label htmlFor="subject">What have you changed?</label>
          <input id="subject" maxLength={72} value={subject} onChange={({ target }) => setSubject(target.value)} />
        </>
      )}
    </Panel>
  );
}

function summary({ changes }: Changes): string {
  if (!changes) return "Nothing has been published from this computer yet. Everything will be.";
  return changes.length === 0 ? "Everything is published. Nothing has changed since." : "Visitors will see this:";
}

function pageOf({ file }: Change): string | undefined {
  const [, name] = /^content\/pages\/(.+)\.yaml$/.exec(file) ?? [];
  return name === "home" ? "/" : name && `/${name}`;
}

/** The pages that have changed, or else the first new words, such as a notice. */
function suggestion(pages: readonly (string | undefined)[], changes: readonly Change[] = []): string {
  const named = [...new Set(pages.filter((page) => page))];
  if (named.length > 0) return named.length < 4 ? `Change ${named.join(", ")}` : "";
  return (
    changes
      .flatMap(({ words }) => words)
      .find(({ after }) => after)
      ?.after?.slice(0, 72) ?? ""
  );
}

function ChangeNote({ title, words, pictures }: Change) {
  return (
    <div className="note">
      <h3>{title}</h3>
      {words.map(({ before, after }, i) => (
        <div key={i}>
          {before !== undefined && <del>{before}</del>}
          {after !== undefined && <ins>{after}</ins>}
        </div>
      ))}
      {pictures?.map(
        (src, i) => src && <img key={src} src={src} alt={i === 0 ? "Before" : "After"} className="half" />,
      )}
    </div>
  );
}

/** Says every second how far a publication is, until it is live or has failed. */
function useFollow() {
  const { say, refresh } = useEditor();
  return async (start: () => Promise<Progress>) => {
    say("Starting. This takes a minute or two; you can close this box.");
    await start();
    let progress: Progress = {};
    while (!progress.live && !progress.error) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      progress = await ask<Progress>("progress");
      if (progress.step) say(`${progress.step} …`);
    }
    if (progress.error) throw new Error(progress.error);
    await refresh();
    say(`Live since ${timeOf(progress.live!)}.`);
  };
}

export function Publications() {
  const { attempt } = useEditor();
  const follow = useFollow();
  const publications = useAnswer<Publication[]>("publications");
  const question = (subject: string) =>
    `Publish the site as it was after “${subject}”? What you have changed since stays in the history.`;
  return (
    <Panel title="What was published">
      <ul>
        {publications.map(({ id, at, subject }, i) => (
          <li key={id} className="row">
            <span className="grow">
              {subject}
              <br />
              <small>{timeOf(at)}</small>
            </span>
            <a className="button" href={`/__editor/look/${id}/`} target="_blank" aria-label={`Look at: ${subject}`}>
              Look
            </a>
            {i > 0 && (
              <Button
                label="Go back to this"
                aria-label={`Go back to: ${subject}`}
                press={() =>
                  confirm(question(subject)) && attempt(() => follow(() => send<Progress>("take-back", { id })))
                }
              />
            )}
          </li>
        ))}
      </ul>
      {publications.length === 0 && <p>Nothing yet.</p>}
    </Panel>
  );
}
