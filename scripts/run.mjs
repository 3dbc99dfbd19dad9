// Runs other programs, and says how long they took.
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

export const secondsSince = (began) => `${Math.round((Date.now() - began) / 1000)} s`;

/** Runs a command and stops when it fails. */
export function run(command, args, env = {}) {
  const status = tryRun(command, args, env);
  if (status !== 0) process.exit(status);
}

export function tryRun(command, args, env = {}) {
  const windows = process.platform === "win32";
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: windows,
    env: { ...process.env, ...env },
  });
  if (result.error) stop(`Could not run ${command}: ${result.error.message}`);
  return result.status ?? 1;
}

/** Runs a command in the background and returns its status and output. */
export function runInBackground(command, args, env = {}) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command, args, {
      cwd: root,
      shell: process.platform === "win32",
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", ({ message }) => resolve({ status: 1, output: `Could not run ${command}: ${message}` }));
    child.on("close", (status) => resolve({ status: status ?? 1, output }));
  });
}

export function stop(reason) {
  console.error(reason);
  process.exit(1);
}
