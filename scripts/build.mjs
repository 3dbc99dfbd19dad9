// npm run build: validates the content, builds every page, and replaces the previous build when everything is done.
import { lock } from "./lock.mjs";
import { loadSettings } from "./prepare.mjs";
import { run, secondsSince } from "./run.mjs";

loadSettings();
lock(process.env.BUILD_FOLDER || "build");
// Another command may have built the site while this one waited.
if (process.argv.includes("--if-stale")) {
  const { register } = await import("tsx/esm/api");
  register();
  const { buildIsFresh } = await import("../postbuild/build-stamp.ts");
  if (buildIsFresh()) process.exit();
}
const began = Date.now();
// npm test also makes a whole build, which checks the content.
if (!process.env.QUICK_BUILD) run("tsx", ["scripts/check-content.ts"]);
process.env.NODE_ENV = "production";
run("vite", ["build", "--logLevel", "warn"]);
run("tsx", ["postbuild/postbuild.ts"]);
console.log(`The build took ${secondsSince(began)}.`);
