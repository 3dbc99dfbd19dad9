import type { PageContent } from "#app/content/types.ts";
import { findUnconfirmed } from "#scripts/find-unconfirmed.ts";

export type LaunchEntry = { file: string; line?: number; field: string; value: string; needs: string };
export type LaunchState = {
  /** Source files of the content, by name. */
  sources: Record<string, string>;
  /** Pages by the file that holds them. */
  pages: Record<string, Pick<PageContent, "reviewed">>;
  /** The topics of the audio sessions. */
  sessions: readonly string[];
  confirmed: { listened: Record<string, string>; messages: string };
  /** ISO day. */
  today: string;
};

const confirmedFile = "scripts/launch-confirmed.ts";

/** Everything that a person must still confirm before the site may go public, in the order of its files. */
export function launchList({ sources, pages, sessions, confirmed, today }: LaunchState): LaunchEntry[] {
  const marks = Object.entries(sources).flatMap(([file, source]) =>
    findUnconfirmed(file, source).map((mark) => ({ file, ...mark })),
  );
  const reviews = Object.entries(pages).flatMap(([file, { reviewed }]) => {
    if (!reviewed || reviewed.due >= today) return [];
    const needs = "Overdue: read the page against new studies, then set both days anew.";
    return { file, field: "reviewed.due", value: reviewed.due, needs };
  });
  const unheard = sessions
    .filter((topic) => !confirmed.listened[topic])
    .map((topic) => ({
      file: confirmedFile,
      field: `listened.${topic}`,
      value: "nobody has listened yet",
      needs: "Listen to the whole session, on headphones and on a phone, then write who and when.",
    }));
  const messages = confirmed.messages
    ? []
    : {
        file: confirmedFile,
        field: "messages",
        value: "the default build delivers no message and no newsletter address",
        needs: "Connect a mail service, or confirm that the form stays as it is, then write who and when.",
      };
  return [...marks, ...reviews, ...unheard].concat(messages);
}
