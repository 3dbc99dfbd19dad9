import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createServer, normalizePath, type InlineConfig } from "vite";
import { checkContent } from "#app/checks/check-content.ts";
import { Content, describeProblem } from "#app/content/read/content.ts";
import { describeError } from "#server/errors.ts";
import { logToConsole } from "#server/log.ts";
import { readDeskOrigin } from "#editor/desk/origin.ts";
import { DeskStore } from "#editor/desk/store.ts";
import { editorPlugin } from "#editor/plugin.ts";
import { History } from "#editor/publish/history.ts";

const port = Number(process.env["EDIT_PORT"] ?? 4174);
if (await new History(process.cwd(), { name: "", email: "" }).recover())
  console.log("Going back to an earlier publication was interrupted. The words are as they were before.");
const problems = checkContent();
if (problems.length > 0) {
  console.error(problems.map(describeProblem).join("\n"));
  console.error("\nThe editor starts once this is corrected in the files.");
  process.exit(1);
}

const config: InlineConfig = {
  logLevel: "warn",
  // Its own cache, so that the editor, the desk and `npm run dev` can run beside each other.
  cacheDir: `.cache/${process.env["DESK_ORIGIN"] ? "desk" : "editor"}`,
  plugins: [editorPlugin()],
  // A publication writes pages there, for which Vite would reload the editor.
  server: { watch: { ignored: ["build*", ".cache", "data"].map((name) => normalizePath(resolve(name, "**"))) } },
  // Found before the first visit, which would otherwise be reloaded.
  optimizeDeps: { entries: ["app/islands.ts", "app/inline/inline-script.ts", "editor/overlay/main.tsx"] },
};
const local = `http://127.0.0.1:${port}/`;
try {
  const origin = readDeskOrigin(process.env);
  if (origin) {
    const { serveDesk } = await import("#editor/desk/serve-desk.ts");
    const store = new DeskStore(process.env["DESK_STORE"] || "data/desk.db");
    await serveDesk({ origin, siteName: new Content().site.name, store, log: logToConsole }, config, port);
    console.log(`The desk is at ${origin}/ and waits at ${local} for what nginx or Caddy passes on.`);
  } else {
    await (
      await createServer({ ...config, server: { ...config.server, host: "127.0.0.1", port, strictPort: true } })
    ).listen();
    console.log(`The editor is at ${local}\nClick any words on the page to change them. Close this window to stop.`);
    openBrowser(local);
  }
} catch (error) {
  const isRunning = /already in use|EADDRINUSE/.test(String(error));
  console.error(isRunning ? `The editor is running already, at ${local}` : describeError(error));
  // A second double-click shows the editor that is running.
  if (isRunning) openBrowser(local);
  process.exit(1);
}

/** The address is printed too, so it does not matter if there is no browser to open. */
function openBrowser(url: string): void {
  if (!process.stdout.isTTY) return;
  const [command, ...args] = { darwin: ["open", url], win32: ["cmd", "/c", "start", "", url] }[
    process.platform as string
  ] ?? ["xdg-open", url];
  spawn(command!, args, { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}
