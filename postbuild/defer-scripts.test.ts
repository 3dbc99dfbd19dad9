import { expect, test } from "vitest";
import { putToSleep } from "./defer-scripts.ts";

const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>',
  '<script type="application/ld+json">{"@type":"Organization"}</script></head><body><main>Words</main>',
  '<script>first()</script><script type="module" async="">import "/assets/a.js";</script><script>last()</script></body></html>',
].join("");
const asleep = { name: "about", asleep: "wait()", now: false, offline: false };

test("the router's scripts leave the page in their order, and structured data stays", () => {
  const { html, module } = putToSleep(page, asleep);
  expect(module.code).toBe('first()\nimport "/assets/a.js";\nlast()');
  expect(module.address).toMatch(/^\/assets\/wake-about-[0-9a-f]{8}\.js$/);
  expect(html).toContain('<script type="application/ld+json">');
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toContain("modulepreload");
});

test("what the page wakes with is named in it, for the script that waits", () => {
  const { html, module } = putToSleep(page, asleep);
  expect(html).toContain(
    `<script data-wake="${module.address}" data-with="/assets/a.js /assets/b.js">wait()</script></body>`,
  );
  expect(putToSleep(page, { ...asleep, now: true }).html).toContain(" data-now>");
  expect(putToSleep(page, { ...asleep, offline: true }).html).toContain(" data-offline>");
});

test("a page whose words change wakes with another file", () => {
  const other = putToSleep(page.replace("last()", "last(2)"), asleep);
  expect(other.module.address).not.toBe(putToSleep(page, asleep).module.address);
});

test("a page without the router's scripts is refused by name", () => {
  expect(() => putToSleep("<html><body></body></html>", asleep)).toThrow(/about/);
});
