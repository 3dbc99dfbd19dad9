// npm run screen-reader [-- WALK … --update]: has Orca read the site in Firefox and compares what it says with
// tests/orca/transcripts.
import { requireNode } from "./prepare.mjs";
import { run, tryRun } from "./run.mjs";

const walks = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const options = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
requireNode();
tryRun("node", ["scripts/setup.mjs", "--screen-reader"]);
run("node", ["scripts/build.mjs", "--if-stale"]);
const named = walks.length > 0 ? ["--testNamePattern", `\\b(${walks.join("|")}) sounds`] : [];
run("vitest", ["run", "--project=orca", "--reporter=verbose", ...named, ...options]);
