import { spawn } from "node:child_process";
import { createServer } from "vite";
import { checkContent } from "#app/checks/check-content.ts";
import { describeProblem } from "#app/content/read/content.ts";
import { editorPlugin } from "#editor/plugin.ts";

const port = Number(process.env["EDIT_PORT"] ?? 4174);
const problems = checkContent();
if (problems.length > 0) {
  console.error(problems.map(describeProblem).join("\n"));
  console.error("\nThe editor starts once this is corrected in the files.");
  process.exit(1);
}

const server = await createServer({
  logLevel: "warn",
  // Its own cache, so that the editor and `npm run dev` can run beside each other.
  cacheDir: ".cache/editor",
  plugins: [editorPlugin()],
  // Found before the first visit, which would otherwise be reloaded.
  optimizeDeps: { entries: ["app/islands.ts", "app/inline/inline-script.ts", "editor/overlay/main.ts"] },
  server: { host: "127.0.0.1", port, strictPort: true },
});
await server.listen();
const address = `http://127.0.0.1:${port}/`;
console.log(`The editor is at ${address}\nClick any words on the page to change them. Press Ctrl+C here to stop.`);
if (process.stdout.isTTY) openBrowser(address);

/** The address is printed too, so it does not matter if there is no browser to open. */
function openBrowser(url: string): void {
  const [command, ...args] = { darwin: ["open", url], win32: ["cmd", "/c", "start", "", url] }[
    process.platform as string
  ] ?? ["xdg-open", url];
  spawn(command!, args, { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}
