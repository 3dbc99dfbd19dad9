/** JSON for our own script, a page for a form posted without scripts. */
export type ReplyFormat = "json" | "page";

export type Reply = {
  status: number;
  /** In JSON replies. Our own script reads only the status. */
  code: string;
  title: string;
  /** A paragraph, or a paragraph and list items. Never what the visitor sent. */
  text: string | string[];
  headers?: Record<string, string>;
  /** A form with one button. */
  button?: { label: string; action: string; token: string };
};
