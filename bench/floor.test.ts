import { expect, test } from "vitest";
import { withoutScripts } from "./floor.ts";

test("every script goes: inline, of a file, module, data", () => {
  const html = `<p>a</p><script>x("</p>")</script><script type="module" async="" src="/a.js"></script><SCRIPT>\n1\n</SCRIPT><script type="application/ld+json">{}</script><p>b</p>`;
  expect(withoutScripts(html)).toBe("<p>a</p><p>b</p>");
});

test("what fetches a script ahead of time goes too", () => {
  const html = [
    `<link rel="modulepreload" href="/assets/a.js"/>`,
    `<link rel="preload" as="script" href="/assets/a.js"/>`,
    `<link href="/assets/b.mjs" rel="prefetch"/>`,
  ].join("");
  expect(withoutScripts(html)).toBe("");
});

test("styles, fonts, pictures and links stay as they are", () => {
  const html = [
    `<link rel="canonical" href="https://site.example/about"/>`,
    `<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin="anonymous"/>`,
    `<link rel="preload" as="image" href="/pictures/a.avif"/>`,
    `<link rel="stylesheet" href="/assets/a.css"/><style id="site-css">a{}</style><img src="/pictures/a.avif" alt=""/>`,
    `<a href="/scripts.js">a word about scripts</a>`,
  ].join("");
  expect(withoutScripts(html)).toBe(html);
});
