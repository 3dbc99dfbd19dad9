import { buildIsFresh } from "#postbuild/build-stamp.ts";
import { run } from "#scripts/setup.mjs";

export function buildIfStale() {
  if (!buildIsFresh()) run("npm", ["run", "--silent", "build"]);
}
