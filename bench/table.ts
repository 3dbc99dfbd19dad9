import type { Verdict } from "./goals.ts";
import { ratio } from "./statistics.ts";
import type { PageResult, RouteResult } from "./results.ts";

/** Columns as wide as their widest cell; the first to the left, figures to the right. */
export function drawTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => (row[i] ?? "").length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join("  ")
      .trimEnd();
  return [line(head), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}

const ms = (value: number) => (Number.isNaN(value) ? "–" : String(Math.round(value)));
const kB = (bytes: number) => (bytes / 1000).toFixed(1);
/** The figure and how many times the floor it is. */
const beside = (value: number, floor: number) => `${ms(value)} (${ratio(value, floor).toFixed(2)})`;

export function paintTable(pages: readonly PageResult[]): string {
  return drawTable(
    ["page", "first paint", "largest", "blocking", "floor's", "shift", "wake blocking", "blocking files"],
    pages.map(({ path, site, floor }) => [
      path,
      beside(site.firstPaint, floor.firstPaint),
      beside(site.largestPaint, floor.largestPaint),
      ms(site.blockingTime),
      ms(floor.blockingTime),
      site.layoutShift.toFixed(3),
      ms(site.wakeBlockingTime),
      String(site.renderBlocking),
    ]),
  );
}

export function weightTable(pages: readonly PageResult[]): string {
  return drawTable(
    [
      "page, kB",
      "html",
      "script",
      "on waking",
      "style",
      "font",
      "picture",
      "data",
      "total",
      "floor",
      "requests",
      "floor",
    ],
    pages.map(({ path, site, floor }) => [
      path,
      ...[site.html, site.script, site.wakeScript, site.style, site.font, site.picture, site.data].map(kB),
      `${kB(site.total)} (${ratio(site.total, floor.total).toFixed(2)})`,
      kB(floor.total),
      ms(site.requests),
      ms(floor.requests),
    ]),
  );
}

export function routeTable(routes: readonly RouteResult[]): string {
  return drawTable(
    ["press to new heading, ms", "cold", "warm", "fetched by the warm press, kB"],
    routes.map(({ from, to, cold, warm, warmFetched }) => [`${from} → ${to}`, ms(cold), ms(warm), kB(warmFetched)]),
  );
}

export function scoreTable(pages: readonly PageResult[]): string {
  return drawTable(
    ["Lighthouse", "performance", "accessibility", "best practices", "seo", "lost by"],
    pages.flatMap(({ path, lighthouse: scores }) =>
      scores
        ? [
            [
              path,
              ...[scores.performance, scores.accessibility, scores["best-practices"], scores.seo].map(String),
              scores.lost.join(", "),
            ],
          ]
        : [],
    ),
  );
}

export function goalTable(verdicts: readonly Verdict[]): string {
  return drawTable(
    ["goal", "met", "pages", "furthest away"],
    verdicts.map(({ goal, met, pages, of, worst }) => [goal, met ? "yes" : "no", `${pages} of ${of}`, worst]),
  );
}
