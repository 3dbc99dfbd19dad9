import { expect, test } from "vitest";
import { sessions } from "./sessions/all.ts";
import { siteFileProblems, siteFiles } from "./site-files.ts";

const [first] = sessions;

test("what the site reads of the sessions is what their scores say (otherwise run npm run sessions)", () => {
  expect(siteFileProblems()).toEqual([]);
});

test("a changed score makes its file out of date", () => {
  expect(siteFileProblems([{ ...first!, about: "Changed." }])).toEqual([
    `content/sessions/${first!.topic}.json does not match its source. Fix: npm run sessions`,
  ]);
});

test("sentences of urgent-signs.yaml are named, not copied", () => {
  const files = [...siteFiles()].filter(([file]) => file.startsWith("content/sessions/"));
  for (const [file, text] of files) expect(JSON.parse(text).stop, file).toContain("{emergency}");
});
