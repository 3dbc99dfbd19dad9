import type { PageContent } from "#app/content/types.ts";
import { findUnconfirmed } from "#scripts/launch-check/find-unconfirmed.ts";

export type LaunchEntry = { file: string; line?: number; field: string; value: string; needs: string };
export type LaunchState = {
  /** Source files of the content, by name. */
  sources: Record<string, string>;
  /** Pages by the file that holds them. */
  pages: Record<string, Pick<PageContent, "reviewed">>;
  /** The topics of the audio sessions. */
  sessions: readonly string[];
  confirmed: { listened: Record<string, string>; messages: string };
  /** What the settings INBOX and SMTP_URL turn on. */
  inbox: { messages: boolean; mail: boolean };
  /** ISO day. */
  today: string;
};

const confirmedFile = "scripts/launch-check/owner-confirmations.ts";

/** Everything that a person must still confirm before the site may go public, in the order of its files. */
export function launchList({ sources, pages, sessions, confirmed, inbox, today }: LaunchState): LaunchEntry[] {
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
  const messages = confirmed.messages ? [] : { file: confirmedFile, field: "messages", ...whereMessagesGo(inbox) };
  return [...marks, ...reviews, ...unheard].concat(messages);
}

function whereMessagesGo({ messages, mail }: LaunchState["inbox"]): { value: string; needs: string } {
  if (!messages)
    return {
      value: "the forms deliver no message and no newsletter address (INBOX is not set)",
      needs:
        "Turn the inbox on (docs/how-to/receive-messages.md), or confirm that the forms stay as they are, then write who and when.",
    };
  return {
    value: mail
      ? "messages are kept and forwarded by mail; the newsletter is open"
      : "messages are kept, to be read with npm run inbox; the newsletter is not open (SMTP_URL is not set)",
    needs: "Send yourself a message through the form, see it arrive, then write who and when.",
  };
}
