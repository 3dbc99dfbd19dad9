import { ratio } from "./statistics.ts";
import type { PageResult, PressResult, RouteResult } from "./results.ts";

export const lighthouseCategories = ["performance", "accessibility", "best-practices", "seo"] as const;

export const goals = {
  paintOverBaseline: 1.1,
  blockingOverBaseline: 50,
  layoutShift: 0,
  score: 100,
  performance: 99,
  warmRouteChange: 200,
  /** Bytes transferred, including headers. */
  script: 100_000,
  renderBlocking: 1,
};

export type Verdict = { goal: string; met: boolean; pages: number; of: number; worst: string };

/** How many pages meet each goal, and the page furthest from it. Reported, never asserted: timings vary with the machine. */
export function judge(
  pages: readonly PageResult[],
  routes: readonly RouteResult[],
  presses: readonly PressResult[],
): Verdict[] {
  const scored = pages.some(({ lighthouse }) => lighthouse) ? pages : [];
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
      "Lighthouse 100 in all four",
      scored,
      ({ lighthouse }) => (lighthouse ? -Math.min(...lighthouseCategories.map((name) => lighthouse[name])) : NaN),
      -goals.score,
      (value) => String(-value),
    ),
    verdict(
      `Lighthouse performance ≥ ${goals.performance}`,
      scored,
      ({ lighthouse }) => (lighthouse ? -lighthouse.performance : NaN),
      -goals.performance,
      (value) => String(-value),
    ),
    verdict(
      `warm route change ≤ ${goals.warmRouteChange} ms`,
      routes.map((route) => ({ ...route, path: `${route.from} → ${route.to}` })),
      ({ warm }) => warm,
      goals.warmRouteChange,
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
