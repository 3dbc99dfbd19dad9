import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { commandLine } from "#scripts/run.mjs";

test.each(["npm", "tsx", "vite", "vitest", "playwright"])("on Windows, Node itself runs the script of %s", (name) => {
  const [program, [script, ...args]] = commandLine(name, ["--version"], "win32");
  expect(program).toBe(process.execPath);
  expect(script).toMatch(/\.m?js$/);
  if (name !== "npm") expect(existsSync(script!)).toBe(true);
  expect(args).toEqual(["--version"]);
});

test("other programs are started by their name", () => {
  expect(commandLine("apt-get", ["update"], "linux")).toEqual(["apt-get", ["update"]]);
});
