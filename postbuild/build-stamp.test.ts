import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildFolder } from "#server/build-folder.ts";
import { buildIsFresh, stampBuild } from "./build-stamp.ts";

function emptyRepository() {
  const root = mkdtempSync(join(tmpdir(), "stamp-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, buildFolder));
  return root;
}

test.each([
  "content/site.yaml",
  "content/pages/home.yaml",
  "app/routes.tsx",
  "public/icons.svg",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
])("a build is stale once %s has changed", (file) => {
  const root = emptyRepository();
  const source = join(root, file);
  mkdirSync(dirname(source), { recursive: true });
  writeFileSync(source, "");
  expect(buildIsFresh(root)).toBe(false);

  stampBuild(buildFolder, root);
  expect(buildIsFresh(root)).toBe(true);

  utimesSync(source, 0, 0);
  expect(buildIsFresh(root)).toBe(false);
});

test.each([
  ["INBOX", "", "on"],
  ["QUICK_BUILD", "", "1"],
  ["DESK_ORIGIN", "https://desk.example.org", "https://other.example.org"],
])("a build is stale once %s is no longer %j", (setting, before, after) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = emptyRepository();
  vi.stubEnv(setting, before);
  stampBuild(buildFolder, root);
  expect(buildIsFresh(root)).toBe(true);

  vi.stubEnv(setting, after);
  expect(buildIsFresh(root)).toBe(false);
});
