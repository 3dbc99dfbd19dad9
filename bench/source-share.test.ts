import { expect, test } from "vitest";
import { shareOfModules, shortName } from "./source-share.ts";

test("bytes of a script are counted for the module they came from", () => {
  // "aaaabb": four from the first source, two from the second.
  const map = { sources: ["../app/one.ts", "../node_modules/two/index.js"], mappings: "AAAA,ICAA", names: [] };
  expect(shareOfModules("aaaabb", map)).toEqual([
    { name: "app/one.ts", bytes: 4 },
    { name: "two/index.js", bytes: 2 },
  ]);
});

test("what no source is known for is the bundler's own", () => {
  expect(shareOfModules("abc", { sources: [], mappings: "", names: [] })).toEqual([
    { name: "the bundler's own", bytes: 3 },
  ]);
});

test("a module is called by its package, or by its place in the project", () => {
  expect(shortName("../../node_modules/a/node_modules/@b/c/d.js")).toBe("@b/c/d.js");
  expect(shortName("../../app/root.tsx?route")).toBe("app/root.tsx");
});
