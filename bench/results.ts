import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Visit } from "./visit.ts";

export type Results = {
  /** When, at which commit and on which machine the latest of these figures was measured. */
  measured: Record<string, string | number>;
  pages: Record<string, { site: Visit; floor: Visit }>;
  /** From the press to its effect in ms, and the script it loads in bytes. `lost` presses had no effect. */
  presses: Record<string, { took: number; script: number; lost: number }>;
};

export const recordFile = "bench/results.json";

export function readRecord(): Results | undefined {
  return existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, "utf8")) as Results) : undefined;
}

/** Replaces what was measured and keeps the rest, so that one page can be recorded alone. */
export function mergeResults(record: Results | undefined, { measured, pages, presses }: Results): Results {
  return {
    measured,
    pages: { ...record?.pages, ...pages },
    presses: { ...record?.presses, ...presses },
  };
}

/** One line for each page and press. */
export function writeResults(file: string, results: Results) {
  const round = (_name: string, value: unknown) =>
    typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
  const lines = (part: object) =>
    Object.entries(part).map(([name, one]) => `    "${name}": ${JSON.stringify(one, round)}`);
  const parts = Object.entries(results).map(([name, part]) => `  "${name}": {\n${lines(part).join(",\n")}\n  }`);
  writeFileSync(file, `{\n${parts.join(",\n")}\n}\n`);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The median of each field; undefined if nothing was measured. */
export function medianOf<Figures extends Record<string, number>>(runs: readonly Figures[]): Figures | undefined {
  if (runs.length === 0) return undefined;
  const names = Object.keys(runs[0]!);
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]!))])) as Figures;
}
