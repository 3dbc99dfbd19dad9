import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { arch, cpus } from "node:os";
import type { Verdict } from "./goals.ts";
import type { Scores } from "./lighthouse.ts";
import type { Visit, Waking } from "./measure-page.ts";
import { phone } from "./phone.ts";

export type PageResult = { path: string; site: Visit & Waking; floor: Visit; lighthouse?: Scores };
export type RouteResult = { from: string; to: string; cold: number; warm: number; warmFetched: number };
export type Results = { pages: PageResult[]; routes: RouteResult[]; verdicts: Verdict[] };

export const resultsFile = "bench/results.json";

export function writeResults(results: Results, run: { runs: number; seconds: number; browser: string }) {
  const report = {
    date: new Date().toISOString(),
    commit: commit(),
    machine: { cpu: cpus()[0]?.model || arch(), cores: cpus().length },
    versions: { node: process.versions.node, chromium: run.browser, ...packages() },
    phone,
    runs: run.runs,
    seconds: Math.round(run.seconds),
    ...results,
  };
  writeFileSync(resultsFile, JSON.stringify(report, tidy, 2) + "\n");
}

/** A tenth of a millisecond is finer than any of this can be told. */
function tidy(_name: string, value: unknown) {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}

function packages() {
  const names = ["react", "react-router", "vite", "@playwright/test", "lighthouse"];
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;
  const all = { ...manifest.dependencies, ...manifest.devDependencies };
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

/** The commit that was measured; "+" when something was changed since. A copy without git has none. */
function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();
    const changed = git("status", "--porcelain", "--", ".", `:!${resultsFile}`);
    return git("rev-parse", "--short", "HEAD") + (changed ? "+" : "");
  } catch {
    return "unknown";
  }
}
