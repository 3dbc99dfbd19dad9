import { ratio } from "./statistics.ts";
import type { ChangeResult, PageResult, PressResult } from "./results.ts";

export const goals = {
  paintOverBaseline: 1.1,
  blockingOverBaseline: 50,
  layoutShift: 0,
  restedChange: 150,
  /** Bytes transferred, including headers. */
  script: 100_000,
  renderBlocking: 1,
};

export type Verdict = { goal: string; met: boolean; pages: number; of: number; worst: string };

/** How many pages meet each goal, and the page furthest from it. Reported, never asserted: timings vary with the machine. */
export function judge(
  pages: readonly PageResult[],
  changes: readonly ChangeResult[],
  presses: readonly PressResult[],
): Verdict[] {
  return [
    verdict(
      `first paint ≤ ${goals.paintOverBaseline} of the baseline`,
      pages,
      paintRatio("firstPaint"),
      goals.paintOverBaseline,
      times,
    ),
    verdict(
      `largest paint ≤ ${goals.paintOverBaseline} of the baseline`,
      pages,
      paintRatio("largestPaint"),
      goals.paintOverBaseline,
      times,
    ),
    verdict(
      `blocking time ≤ baseline + ${goals.blockingOverBaseline} ms`,
      pages,
      ({ site, baseline }) => site.blockingTime - baseline.blockingTime,
      goals.blockingOverBaseline,
      (value) => `${signed(value)} ms`,
    ),
    verdict(
      "layout shift 0",
      pages,
      ({ site }) => Math.round(site.layoutShift * 1000) / 1000,
      goals.layoutShift,
      String,
    ),
    verdict(
      `script ≤ ${goals.script / 1000} kB at first load`,
      pages,
      ({ site }) => site.script,
      goals.script,
      (value) => `${(value / 1000).toFixed(1)} kB`,
    ),
    verdict(
      "render-blocking files: one or none",
      pages,
      ({ site }) => site.renderBlocking,
      goals.renderBlocking,
      String,
    ),
    verdict(
      `page change under a resting mouse ≤ ${goals.restedChange} ms`,
      changes.map((change) => ({ ...change, path: `${change.from} → ${change.to}` })),
      ({ mouse }) => mouse,
      goals.restedChange,
      (value) => `${Math.round(value)} ms`,
    ),
    verdict("no first press is lost", presses, ({ lost }) => lost, 0, String),
  ].filter(({ of }) => of > 0);
}

function paintRatio(name: "firstPaint" | "largestPaint") {
  return ({ site, baseline }: PageResult) => ratio(site[name], baseline[name]);
}

const times = (value: number) => `${value.toFixed(2)} ×`;
const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(Math.round(value))}`;

/** NaN means not measured, which does not meet the goal. */
function verdict<Item extends { path: string }>(
  goal: string,
  items: readonly Item[],
  figure: (item: Item) => number,
  limit: number,
  format: (value: number) => string,
): Verdict {
  const figures = items.map((item) => ({ path: item.path, value: figure(item) }));
  const meeting = figures.filter(({ value }) => value <= limit);
  const unknown = figures.find(({ value }) => Number.isNaN(value));
  const worst = unknown ?? figures.reduce((a, b) => (b.value > a.value ? b : a), figures[0]!);
  return {
    goal,
    met: meeting.length === figures.length,
    pages: meeting.length,
    of: figures.length,
    worst: worst ? `${unknown ? "not measured" : format(worst.value)} (${worst.path})` : "",
  };
}
