// npm run screen-reader: has Orca read the site in Firefox and compares what it says with tests/orca/transcripts.
import { requireNode } from "./prepare.mjs";
import { tryRun } from "./run.mjs";

/** The status of tests/orca/main.ts where Orca or its desktop could not be started. */
const noDesktop = 75;

requireNode();
tryRun("node", ["scripts/setup.mjs", "--screen-reader"]);
const status = tryRun("tsx", ["tests/orca/main.ts", ...process.argv.slice(2)]);
if (status === noDesktop) {
  console.log(
    "NOT TESTED with a screen reader: this machine cannot run Orca. As root on Debian it would be installed.",
  );
}
process.exit(status === noDesktop && process.env.CI ? 0 : status);
