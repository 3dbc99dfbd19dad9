// Keeps two commands from installing, or building the same folder, at the same time: the second one waits.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./run.mjs";

/** No install and no build takes this long, so the lock is left over and its process number belongs to another program. */
const longest = 30 * 60_000;

/** Holds the lock until this process ends or calls the returned function. */
export function lock(name, folder = join(root, ".cache")) {
  const file = join(folder, `${name.replace(/\W+/g, "-")}.lock`);
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = 0; !take(file); waited++) {
    if (waited === 0) console.log(`Another command is busy in this folder (${name}). Waiting until it has finished …`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  const release = () => {
    process.off("exit", release);
    rmSync(file, { force: true });
  };
  process.on("exit", release);
  return release;
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isLeftOver(file)) return false;
    rmSync(file, { force: true });
    return take(file);
  }
}

/** A command that was killed leaves its lock behind. */
function isLeftOver(file) {
  try {
    const holder = Number(readFileSync(file, "utf8"));
    return Date.now() - statSync(file).mtimeMs > longest || (holder > 0 && !isRunning(holder));
  } catch {
    // Released just now.
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
