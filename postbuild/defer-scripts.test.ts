import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>',
  '<script type="application/ld+json">{"@type":"Organization"}</script></head><body><main>Words</main>',
  '<script>first()</script><script type="module" async="">import "/assets/a.js";</script><script>last()</script></body></html>',
].join("");
const options = { name: "about", inlineScript: "wait()", notFound: false, offline: false };

test("the router's scripts move into the module in order, and structured data stays in the page", () => {
  const { html, module } = deferScripts(page, options);
  expect(module.code).toBe('first()\nimport "/assets/a.js";\nlast()');
  expect(module.address).toMatch(/^\/assets\/hydrate-about-[0-9a-f]{8}\.js$/);
  expect(html).toContain('<script type="application/ld+json">');
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toContain("modulepreload");
});

test("the inline script names the module and its preloads", () => {
  const { html, module } = deferScripts(page, options);
  expect(html).toContain(
    `<script data-module="${module.address}" data-preload="/assets/a.js /assets/b.js">wait()</script></body>`,
  );
  expect(deferScripts(page, { ...options, notFound: true }).html).toContain(" data-not-found>");
  expect(deferScripts(page, { ...options, offline: true }).html).toContain(" data-offline>");
});

test("a page whose content changes gets another module address", () => {
  const other = deferScripts(page.replace("last()", "last(2)"), options);
  expect(other.module.address).not.toBe(deferScripts(page, options).module.address);
});

test("a page without the router's scripts is rejected by name", () => {
  expect(() => deferScripts("<html><body></body></html>", options)).toThrow(/about/);
});
