import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lock } from "#scripts/lock.mjs";

function testFolder() {
  const folder = mkdtempSync(join(tmpdir(), "lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Another process that takes the lock, works, and writes when it began and ended. */
function startWorker(folder: string) {
  const code = `
    const { lock } = await import(${JSON.stringify(new URL("lock.mjs", import.meta.url).href)});
    const { appendFileSync } = await import("node:fs");
    lock("build", ${JSON.stringify(folder)});
    const note = (word) => appendFileSync(${JSON.stringify(join(folder, "notes"))}, word + "\\n");
    note("begin");
    setTimeout(() => note("end"), 300);`;
  return spawn(process.execPath, ["--input-type=module", "--eval", code], { stdio: "inherit" });
}

test("commands that start together work one after the other", async () => {
  const folder = testFolder();
  const workers = Array.from({ length: 4 }, () => startWorker(folder));
  await Promise.all(workers.map((worker) => once(worker, "exit")));
  expect(readFileSync(join(folder, "notes"), "utf8").trim().split("\n")).toEqual(
    workers.flatMap(() => ["begin", "end"]),
  );
  expect(existsSync(join(folder, "build.lock"))).toBe(false);
});

test("the lock of a command that was killed keeps nobody waiting", async () => {
  const folder = testFolder();
  const killed = spawn(process.execPath, ["--eval", ""]);
  await once(killed, "exit");
  writeFileSync(join(folder, "build.lock"), String(killed.pid));
  const release = lock("build", folder);
  expect(readFileSync(join(folder, "build.lock"), "utf8")).toBe(String(process.pid));
  release();
  expect(existsSync(join(folder, "build.lock"))).toBe(false);
});
