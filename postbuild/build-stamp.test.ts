import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildFolder } from "#server/build-folder.ts";
import { buildIsFresh, stampBuild } from "./build-stamp.ts";

test.each(["content/site.yaml", "content/pages/home.yaml", "app/routes.tsx", "public/icons.svg", "package-lock.json"])(
  "a build is stale once %s has changed",
  (file) => {
    const root = mkdtempSync(join(tmpdir(), "stamp-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const source = join(root, file);
    mkdirSync(join(root, buildFolder));
    mkdirSync(dirname(source), { recursive: true });
    writeFileSync(source, "");
    expect(buildIsFresh(root)).toBe(false);

    stampBuild(buildFolder, root);
    expect(buildIsFresh(root)).toBe(true);

    utimesSync(source, 0, 0);
    expect(buildIsFresh(root)).toBe(false);
  },
);
