import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { arch, cpus } from "node:os";
import type { Verdict } from "./goals.ts";
import type { Visit } from "./measure-page.ts";
import { phone } from "./phone.ts";
import type { Disturbed } from "./retry.ts";
import type { Pointer } from "./page-change.ts";

export type PageResult = {
  path: string;
  site: Visit;
  baseline: Visit;
  /** The same page of an earlier build. */
  before?: Visit;
};
export type ChangeResult = { from: string; to: string } & Record<Pointer, number>;
/** `lost` counts the presses that had no effect; `script` is in bytes. */
export type PressResult = { what: string; path: string; took: number; script: number; lost: number };
export type PeerResult = { address: string; peer: Visit; site: Visit };
export type Results = {
  pages: PageResult[];
  changes: ChangeResult[];
  presses: PressResult[];
  peer?: PeerResult;
  verdicts: Verdict[];
  disturbed: Disturbed[];
};

export const resultsFile = ".cache/bench-results.json";

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
  writeFileSync(resultsFile, JSON.stringify(report, rounded, 2) + "\n");
}

function rounded(_name: string, value: unknown) {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}

function packages() {
  const names = ["react", "vite", "@playwright/test"];
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;
  const all = { ...manifest.dependencies, ...manifest.devDependencies };
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

/** The measured commit, with "+" if the working tree had changes. */
function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();
    const changed = git("status", "--porcelain", "--", ".", `:!${resultsFile}`);
    return git("rev-parse", "--short", "HEAD") + (changed ? "+" : "");
  } catch {
    return "unknown";
  }
}
