import type { ServerResponse } from "node:http";
import { replyPage, replyPagePolicy } from "#server/inbox/http/reply-page.ts";
import type { Reply, ReplyFormat } from "#server/inbox/http/reply.ts";

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
