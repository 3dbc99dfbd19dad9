// npm run build: validates the content, builds every page, and replaces the previous build when everything is done.
import { loadSettings } from "./prepare.mjs";
import { run, runInBackground, secondsSince } from "./run.mjs";

const began = Date.now();
loadSettings();
run("tsx", ["scripts/check-content.ts"]);
await buildPages();
run("tsx", ["postbuild/postbuild.ts"]);
console.log(`The build took ${secondsSince(began)}.`);

async function buildPages() {
  const { status, output } = await runInBackground("react-router", ["build", "--logLevel", "warn"]);
  // React Router 7.18 sets an option that Vite 8 calls deprecated, and no setting of ours reaches it.
  process.stderr.write(output.replace(/^.*`envFile` option is deprecated.*\n/gm, ""));
  if (status !== 0) process.exit(status);
}
