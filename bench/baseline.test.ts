import { expect, test } from "vitest";
import { withoutScripts } from "./baseline.ts";

test("inline, external, module and data scripts are removed", () => {
  const html = `<p>a</p><script>x("</p>")</script><script type="module" async="" src="/a.js"></script><SCRIPT>\n1\n</SCRIPT><script type="application/ld+json">{}</script><p>b</p>`;
  expect(withoutScripts(html)).toBe("<p>a</p><p>b</p>");
});

test("preloads and prefetches of scripts are removed", () => {
  const html = [
    `<link rel="modulepreload" href="/assets/a.js"/>`,
    `<link rel="preload" as="script" href="/assets/a.js"/>`,
    `<link href="/assets/b.mjs" rel="prefetch"/>`,
  ].join("");
  expect(withoutScripts(html)).toBe("");
});

test("styles, fonts, images and links are unchanged", () => {
  const html = [
    `<link rel="canonical" href="https://site.example/about"/>`,
    `<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin="anonymous"/>`,
    `<link rel="preload" as="image" href="/pictures/a.avif"/>`,
    `<link rel="stylesheet" href="/assets/a.css"/><style id="site-css">a{}</style><img src="/pictures/a.avif" alt=""/>`,
    `<a href="/scripts.js">a word about scripts</a>`,
  ].join("");
  expect(withoutScripts(html)).toBe(html);
});
