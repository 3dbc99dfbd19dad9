import { spawn } from "node:child_process";

/** Runs a program to its end. Fails with everything that it printed. */
export function run(name: string, args: readonly string[], { cwd, input }: { cwd?: string; input?: string } = {}) {
  return new Promise<void>((resolve, reject) => {
    let output = "";
    const child = spawn(name, args, { cwd, env: { ...process.env, NODE_ENV: undefined, EDITING: undefined } });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
    child.on("error", reject);
    child.on("close", (status) => (status === 0 ? resolve() : reject(new Error(output))));
    // A program that fails at once does not read its input.
    child.stdin.on("error", () => undefined).end(input);
  });
}
