import { categories } from "./lighthouse-categories.ts";
import { ratio } from "./statistics.ts";
import type { PageResult, RouteResult } from "./results.ts";

export const goals = {
  paintOverFloor: 1.1,
  blockingOverFloor: 50,
  layoutShift: 0,
  score: 100,
  warmRouteChange: 100,
  /** Bytes on the line, headers included. */
  script: 100_000,
  renderBlocking: 1,
};

export type Verdict = { goal: string; met: boolean; pages: number; of: number; worst: string };

/** Each goal with how many pages meet it and the one that is furthest away. Never an assertion: a busy machine is slow. */
export function judge(pages: readonly PageResult[], routes: readonly RouteResult[]): Verdict[] {
  const scored = pages.some(({ lighthouse }) => lighthouse) ? pages : [];
  return [
    verdict(
      `first paint ≤ ${goals.paintOverFloor} of the floor`,
      pages,
      paintRatio("firstPaint"),
      goals.paintOverFloor,
      times,
    ),
    verdict(
      `largest paint ≤ ${goals.paintOverFloor} of the floor`,
      pages,
      paintRatio("largestPaint"),
      goals.paintOverFloor,
      times,
    ),
    verdict(
      `blocking time ≤ floor + ${goals.blockingOverFloor} ms`,
      pages,
      ({ site, floor }) => site.blockingTime - floor.blockingTime,
      goals.blockingOverFloor,
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
      ({ lighthouse }) => (lighthouse ? -Math.min(...categories.map((name) => lighthouse[name])) : NaN),
      -goals.score,
      (value) => String(-value),
    ),
    verdict(
      `warm route change < ${goals.warmRouteChange} ms`,
      routes.map((route) => ({ ...route, path: `${route.from} → ${route.to}` })),
      ({ warm }) => warm,
      goals.warmRouteChange - 1e-9,
      (value) => `${Math.round(value)} ms`,
    ),
  ].filter(({ of }) => of > 0);
}

function paintRatio(name: "firstPaint" | "largestPaint") {
  return ({ site, floor }: PageResult) => ratio(site[name], floor[name]);
}

const times = (value: number) => `${value.toFixed(2)} ×`;
const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(Math.round(value))}`;

/** A figure that is not a number was not measured, and so does not meet its goal. */
function verdict<Item extends { path: string }>(
  goal: string,
  items: readonly Item[],
  figure: (item: Item) => number,
  limit: number,
  say: (value: number) => string,
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
    worst: worst ? `${unknown ? "not measured" : say(worst.value)} (${worst.path})` : "",
  };
}
