import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const starters = "Edit the website";

/** A folder with a blank in its name, and an npm that only says where it was started and with what. */
function copyOfSite(): { folder: string; env: NodeJS.ProcessEnv } {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), "double-click-"))), "my site");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "bin"), { recursive: true });
  cpSync(starters, join(folder, starters), { recursive: true });
  writeFileSync(join(folder, "bin/npm"), '#!/bin/sh\necho "$PWD: $*"\n');
  chmodSync(join(folder, "bin/npm"), 0o755);
  return { folder, env: { PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH}` } };
}

test("on a Mac, a double-click starts the editor", ({ skip }) => {
  skip(process.platform === "win32", "needs a shell");
  const { folder, env } = copyOfSite();
  const file = join(folder, starters, "Mac.command");
  expect(statSync(file).mode & 0o111).toBe(0o111);
  expect(spawnSync(file, { env, cwd: "/", encoding: "utf8" }).stdout).toBe(`${folder}: run --silent edit\n`);
  const without = spawnSync(file, { env: { PATH: "/nowhere" }, cwd: "/", encoding: "utf8" });
  expect(without.stdout + without.stderr).not.toContain("silent edit");
});

test("on Linux, a double-click starts the editor", ({ skip }) => {
  skip(process.platform === "win32", "needs a shell");
  const { folder, env } = copyOfSite();
  const file = join(folder, starters, "Linux.desktop");
  const [, script] = /^Exec=sh -c '(.*)' sh %k$/m.exec(readFileSync(file, "utf8"))!;
  const { stdout } = spawnSync("sh", ["-c", script!, "sh", file], { env, cwd: "/", encoding: "utf8" });
  expect(stdout).toBe(`${folder}: run --silent edit\n`);
});

test("the file for Windows starts the editor, and has the line ends that Windows needs", () => {
  const text = readFileSync(join(starters, "Windows.cmd"), "utf8");
  expect(text).toContain('cd /d "%~dp0.."\r\n');
  expect(text).toContain("call npm run --silent edit");
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
});
