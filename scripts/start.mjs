// npm start: installs what is missing, builds what is stale, serves the site.
import { prepare } from "./prepare.mjs";
import { run } from "./run.mjs";

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

await prepare();
const { buildIsFresh } = await import("../postbuild/build-stamp.ts");
if (!buildIsFresh()) {
  console.log("Building the site …");
  run("node", ["scripts/build.mjs", "--if-stale"]);
}
await import("../server/serve.ts");
