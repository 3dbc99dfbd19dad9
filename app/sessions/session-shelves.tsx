import { Fragment, type ReactNode } from "react";
import { playerText, podcast } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { site } from "#app/content/site.ts";
import { Island } from "#app/islands/island.tsx";
import { playable, type LoadedSession, type Shelf } from "#app/page/load-sessions.ts";
import { SaveIsland } from "#app/sessions/save-island.tsx";
import { OwnCaution } from "#app/sessions/session-caution.tsx";
import { SessionPlayer } from "#app/sessions/session-player.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { SessionEmblem } from "#app/ui/session-emblem.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

type SessionShelvesProps = {
  shelves: readonly Shelf[];
  /** The level of the shelves' headings. */
  level: 2 | 3;
  /** The session to read. */
  text: (session: LoadedSession) => ReactNode;
  /** About all of them, after the first group, so that the first player is near. */
  children?: ReactNode;
};

/** All sessions in groups, one fold each, and where podcast apps find them. */
export function SessionShelves({ shelves, level, text, children }: SessionShelvesProps) {
  return (
    <>
      {shelves.map(({ heading, note, sessions }, i) => (
        <Fragment key={heading}>
          {i === 1 && children}
          <div className="shelf grid grid-cols-1 gap-3">
            <div className="grid gap-y-1.5">
              <Heading level={level} className="text-h2">
                {heading}
              </Heading>
              {note && <p>{note}</p>}
            </div>
            {sessions.map((session) => (
              <SessionFold key={session.topic} session={session} level={level === 2 ? 3 : 4} text={text} />
            ))}
          </div>
        </Fragment>
      ))}
      <p className="wrap-anywhere">
        {`${playerText.madeBy} ${podcast.invite} `}
        <a href="/podcast.xml" className="-my-2.5 inline-flex min-h-11 items-center">
          {`${new URL(site.origin).host}/podcast.xml`}
        </a>
      </p>
    </>
  );
}

type SessionFoldProps = { session: LoadedSession; level: 3 | 4 } & Pick<SessionShelvesProps, "text">;

/**
 * A session's caution and player open together, so nobody presses play without meeting the caution. The id is inside the
 * fold, because browsers open a fold for a link to something in it.
 */
function SessionFold({ session, level, text }: SessionFoldProps) {
  const { topic, title, line, minutes, about, emblem, forms, short } = session;
  return (
    <details name="session" className={`session emblem-${topic}`}>
      <summary className="session-head">
        <SessionEmblem topic={topic} path={emblem} className="size-15 shrink-0 md:size-20" />
        <span className="min-w-0">
          <Heading level={level} className="text-h4">
            {title}
          </Heading>
          <span className="session-line">{line}</span>{" "}
          <span className="session-line">
            {short ? fill(playerText.lengths, { minutes, short: short.minutes }) : fill(playerText.length, { minutes })}
          </span>
        </span>
        <span className="open-disc" />
      </summary>
      <div id={topic} className="session-body">
        <OwnCaution session={session} level={level === 3 ? 4 : 5}>
          <div className="session-play on-night">
            <Island
              name="sessions/session-player"
              of={SessionPlayer}
              props={{ session: { topic, title, forms: forms.map(playable) } }}
              recalls
            />
          </div>
          <p>
            <Unbroken>{about}</Unbroken>
          </p>
        </OwnCaution>
        <div className="flex flex-wrap items-center gap-x-6">
          <DownloadLinks session={session} />
          <SaveIsland session={session} />
        </div>
        {text(session)}
      </div>
    </details>
  );
}

function DownloadLinks({ session: { title, forms } }: { session: LoadedSession }) {
  const { verb, size } = playerText.download;
  return forms.map(
    ({ name, audio, minutes, megabytes }) =>
      megabytes && (
        <p key={name} className="no-print">
          <a href={audio} download className="inline-flex min-h-11 items-center text-small">
            <span>
              {verb}
              <span className="sr-only-inline">{` ${title}`}</span>
              {`\u00a0(${fill(playerText.length, { minutes })}, ${fill(size, { megabytes })})`}
            </span>
          </a>
        </p>
      ),
  );
}
