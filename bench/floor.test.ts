import { expect, test } from "vitest";
import { withoutScripts } from "./floor.ts";

test("scripts of every kind and their preloads are removed, and nothing else", () => {
  const kept = `<link rel="preload" as="font" href="/a.woff2"/><style>a{}</style><a href="/scripts.js">about scripts</a>`;
  const scripts = [
    `<script>x("</p>")</script>`,
    `<script type="module" async="" src="/a.js"></script>`,
    `<SCRIPT type="application/ld+json">\n{}\n</SCRIPT>`,
    `<link rel="preload" as="script" href="/a.js"/>`,
  ];
  expect(withoutScripts(scripts.join(kept) + kept)).toBe(kept.repeat(scripts.length));
});
