import { buildIsFresh } from "#postbuild/build-stamp.ts";
import { run } from "#scripts/run.mjs";

export function buildIfStale() {
  if (buildIsFresh()) return;
  console.log("Building the site …");
  run("node", ["scripts/build.mjs", "--if-stale"]);
}
