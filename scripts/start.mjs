// npm start: installs what is missing, builds what is stale, serves the site.
import { installPackages, loadSettings, requireNode } from "./prepare.mjs";

// npm sends SIGTERM to the shell between it and us, and the shell ends without passing it on.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    // Once, because a second signal would end the server in the middle of a download.
    clearInterval(watching);
    process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}

requireNode();
loadSettings();
installPackages();

// The server is TypeScript and runs in this process, so that signals reach it.
const { register } = await import("tsx/esm/api");
register();
const { buildIfStale } = await import("./build-if-stale.ts");
buildIfStale();
await import("../server/serve.ts");
