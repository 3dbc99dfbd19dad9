import { readFileSync } from "node:fs";
import { headerPlan, type HeaderPlan } from "#postbuild/recipes/header-plan.ts";

/** The plan of the site as it was built. */
export function readPlan(): HeaderPlan {
  return headerPlan(readFileSync("build/policy.txt", "utf8"));
}
