import type { ServerResponse } from "node:http";
import { replyPage, replyPagePolicy } from "#server/inbox/http/reply-page.ts";

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

export function sendReply(response: ServerResponse, format: ReplyFormat, reply: Reply) {
  const { status, code, headers } = reply;
  const body = format === "json" ? `${JSON.stringify({ code })}\n` : replyPage(reply);
  response.writeHead(status, {
    "Content-Type": format === "json" ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Content-Security-Policy": format === "json" ? "default-src 'none'; frame-ancestors 'none'" : replyPagePolicy,
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
    // The URL may contain a token.
    "Referrer-Policy": "same-origin",
    ...headers,
  });
  response.end(body);
}
