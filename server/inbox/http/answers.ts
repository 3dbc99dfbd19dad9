import type { ServerResponse } from "node:http";
import { plainPage, plainPagePolicy } from "#server/inbox/http/plain-page.ts";

/** How the asker wants to be answered: our scripts in JSON, a form without scripts by a page. */
export type Manner = "json" | "page";

export type Answer = {
  status: number;
  /** For scripts. Never a word of what was sent. */
  code: string;
  title: string;
  text: string | string[];
  headers?: Record<string, string>;
  /** A button that posts to the same address, for pages that a mail scanner may open too. */
  button?: { label: string; action: string; ticket: string };
};

export function give(response: ServerResponse, manner: Manner, answer: Answer) {
  const { status, code, headers } = answer;
  const body = manner === "json" ? `${JSON.stringify({ code })}\n` : plainPage(answer);
  response.writeHead(status, {
    "Content-Type": manner === "json" ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Content-Security-Policy": manner === "json" ? "default-src 'none'; frame-ancestors 'none'" : plainPagePolicy,
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
    // A ticket in the address is nobody else's business.
    "Referrer-Policy": "same-origin",
    ...headers,
  });
  response.end(body);
}
