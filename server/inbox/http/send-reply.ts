import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { site } from "#app/content/site.ts";
import { palette } from "#app/styles/palette.ts";
import { escapeHtml } from "#app/shared/escape-html.ts";
import type { Reply } from "#server/inbox/http/replies.ts";

const { linen, night, marigold, ink } = palette;

// Inline, because this page loads neither styles nor scripts. The link colours are those of app/styles/tokens.css.
const style = `
:root{color-scheme:light dark;--page:${linen};--text:${night};--link:${palette["leaf-deep"]};--action:${marigold};--on:${ink}}
@media(prefers-color-scheme:dark){:root{--page:${night};--text:${linen};--link:#f0cd8f}}
body{margin:0;background:var(--page);color:var(--text);font:1.125rem/1.6 "Atkinson Hyperlegible Next",Arial,sans-serif}
main,header{max-width:40rem;margin:0 auto;padding:2rem 1.5rem}header{padding-bottom:0}
h1{font:600 2rem/1.2 Fraunces,Georgia,serif}a{color:var(--link);display:inline-block;min-height:2rem}
button{font:inherit;font-weight:600;min-height:3.25rem;padding:0 1.75rem;border:0;border-radius:.75rem;background:var(--action);color:var(--on);cursor:pointer}
:focus-visible{outline:3px solid var(--text);outline-offset:3px}li{margin:.25rem 0}
`;
const styleHash = createHash("sha256").update(style).digest("base64");
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export function sendReply(response: ServerResponse, format: "json" | "page", reply: Reply) {
  const { status, code, headers } = reply;
  const body = format === "json" ? `${JSON.stringify({ code })}\n` : replyPage(reply);
  response.writeHead(status, {
    "Content-Type": format === "json" ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Content-Security-Policy": format === "json" ? "default-src 'none'; frame-ancestors 'none'" : pagePolicy,
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

function replyPage({ status, title, text, button }: Reply): string {
  const [first, ...more] = typeof text === "string" ? [text] : text;
  const list = more.length > 0 ? `<ul>${more.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>` : "";
  const back = status < 400 ? { to: "/", label: "Back to home" } : { to: "/contact", label: "Go to the contact page" };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(site.name)}</title>
<style>${style}</style>
</head>
<body>
<header><a href="/">${escapeHtml(site.name)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(first!)}</p>
${list}${button ? buttonForm(button) : `<p><a href="${back.to}">${back.label}</a></p>`}
</main>
</body>
</html>
`;
}

function buttonForm({ label, action, token }: NonNullable<Reply["button"]>): string {
  return `<form method="post" action="${action}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button type="submit">${escapeHtml(label)}</button>
</form>`;
}
