import type { Changed, Publication } from "../publish/history.ts";
import type { Progress } from "../publish/publisher.ts";
import { attempt, close, open } from "./dialogs.ts";
import { button, h } from "./dom.ts";
import { ask, send } from "./server.ts";

const timeOf = (iso: string) =>
  new Date(iso).toLocaleString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  });

/** Shows what will change, and publishes it under the owner's words. */
export const openPublish = () =>
  attempt(async () => {
    const { changes } = await ask<{ changes?: Changed[] }>("changes");
    const pages = (changes ?? []).map(({ file }) => pageOf(file));
    const subject = h("input", { id: "subject", maxLength: 72, value: suggestion(pages) });
    const start = () => {
      if (subject.value.trim() === "") return subject.focus();
      return attempt(async () => {
        const page = pages.find((path) => path?.startsWith("/")) ?? "/";
        await send<Progress>("publish", { subject: subject.value.trim(), page });
        await follow();
      });
    };
    const isSame = changes?.length === 0;
    open(
      "Publish",
      h("p", {}, summary(changes)),
      ...(changes ?? []).map(showChange),
      !isSame && h("label", { htmlFor: "subject" }, "What have you changed?"),
      !isSame && subject,
      h(
        "div",
        { className: "row end" },
        !isSame && button("Publish now", start, { className: "main" }),
        button("What was published", openPublications),
        button("Close", close),
      ),
    );
  });

function summary(changes: readonly Changed[] | undefined): string {
  if (!changes) return "Nothing has been published from this computer yet. Everything will be.";
  return changes.length === 0 ? "Everything is published. Nothing has changed since." : "Visitors will see this:";
}

const pageOf = (file: string) =>
  /^content\/pages\/(.+)\.yaml$/
    .exec(file)?.[1]
    ?.replace(/^/, "/")
    .replace(/^\/home$/, "/");

function suggestion(pages: readonly (string | undefined)[]): string {
  const named = [...new Set(pages.filter((page) => page !== undefined))];
  return named.length > 0 && named.length < 4 ? `Change ${named.join(", ")}` : "";
}

function showChange({ file, words, pictures }: Changed): HTMLElement {
  const name = pageOf(file) ?? file.replace(/^.*\//, "").replace(/\.\w+$/, "");
  return h(
    "div",
    { className: "note" },
    h("h3", {}, name),
    ...words.flatMap(({ before, after }) => [
      before !== undefined && h("del", {}, before),
      after !== undefined && h("ins", {}, after),
    ]),
    ...(pictures ?? []).map(
      (src, i) => src !== undefined && h("img", { src, alt: i === 0 ? "Before" : "After", className: "half" }),
    ),
  );
}

/** Asks every second how far it is, until it is live or has failed. */
async function follow(): Promise<void> {
  const status = h("p", { role: "status" }, "Starting");
  open("Publishing", status, h("p", { className: "quiet" }, "This takes a minute or two. You can close this box."));
  let progress: Progress = {};
  while (!progress.live && !progress.error) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    progress = await ask<Progress>("progress");
    status.textContent = progress.step ? `${progress.step} …` : status.textContent;
  }
  if (progress.error) throw new Error(progress.error);
  open(
    "Published",
    h("p", { role: "status" }, `Live since ${timeOf(progress.live!)}.`),
    h("div", { className: "row end" }, button("Close", close)),
  );
}

const openPublications = () =>
  attempt(async () => {
    const publications = await ask<Publication[]>("publications");
    open(
      "What was published",
      h(
        "ul",
        {},
        ...publications.map(({ id, at, subject }, i) =>
          h(
            "li",
            { className: "row" },
            h("span", { className: "grow" }, subject, h("br"), h("small", {}, timeOf(at))),
            i > 0 && button("Go back to this", () => confirmed(subject) && attempt(() => takeBack(id))),
          ),
        ),
      ),
      publications.length === 0 && h("p", {}, "Nothing yet."),
      h("div", { className: "row end" }, button("Back", openPublish), button("Close", close)),
    );
  });

const confirmed = (subject: string) =>
  confirm(`Publish the site as it was after “${subject}”? What you have changed since stays in the history.`);

async function takeBack(id: string): Promise<void> {
  await send<Progress>("take-back", { id });
  await follow();
}
