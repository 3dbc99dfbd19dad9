// Runs other programs, and says how long they took.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

export const secondsSince = (began) => `${Math.round((Date.now() - began) / 1000)} s`;

/** Runs a command and stops when it fails. */
export function run(command, args, env = {}) {
  const status = tryRun(command, args, env);
  if (status !== 0) process.exit(status);
}

export function tryRun(command, args, env = {}) {
  const options = { cwd: root, stdio: "inherit", env: { ...process.env, ...env } };
  const result = spawnSync(...commandLine(command, args), options);
  if (result.error) stop(`Could not run ${command}: ${result.error.message}`);
  return result.status ?? 1;
}

/** Runs a command in the background and returns its status and output. */
export function runInBackground(command, args, env = {}) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(...commandLine(command, args), { cwd: root, env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", ({ message }) => resolve({ status: 1, output: `Could not run ${command}: ${message}` }));
    child.on("close", (status) => resolve({ status: status ?? 1, output }));
  });
}

/**
 * What to spawn for a command. npm and the commands of packages are run by this Node, because on Windows they are shell
 * scripts, which cannot be spawned.
 */
export function commandLine(command, args, platform = process.platform) {
  if (command === "node") return [process.execPath, args];
  const script = command === "npm" ? platform === "win32" && npmScript() : packageScript(command);
  return script ? [process.execPath, [script, ...args]] : [command, args];
}

function npmScript() {
  return process.env.npm_execpath ?? join(dirname(process.execPath), "node_modules", "npm", "bin", "npm-cli.js");
}

function packageScript(name) {
  const folder = join(root, "node_modules", name);
  if (!existsSync(folder)) return undefined;
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[name]);
}

export function stop(reason) {
  console.error(reason);
  process.exit(1);
}
