// npm start: installs what is missing, builds what is stale, serves the site.
import { installPackages, loadSettings, requireNode, run } from "./setup.mjs";

requireNode();
loadSettings();
installPackages();

// The server is TypeScript and runs in this process, so that signals reach it.
const { register } = await import("tsx/esm/api");
register();
const { buildIsFresh } = await import("#postbuild/build-stamp.ts");
if (!buildIsFresh()) {
  console.log("Building the site …");
  run("npm", ["run", "--silent", "build"]);
}
await import("../server/serve.ts");

// npm sends SIGTERM to the shell between it and us, and the shell ends without passing it on.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), 500).unref();
