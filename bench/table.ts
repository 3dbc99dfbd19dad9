import type { Verdict } from "./goals.ts";
import { ratio } from "./statistics.ts";
import type { PageResult, RouteResult } from "./results.ts";

/** A text table: first column left-aligned, the others right-aligned. */
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
const withRatio = (value: number, baseline: number) => `${ms(value)} (${ratio(value, baseline).toFixed(2)})`;

export function paintTable(pages: readonly PageResult[]): string {
  return drawTable(
    ["page", "first paint", "largest", "blocking", "baseline", "shift", "hydration", "blocking files"],
    pages.map(({ path, site, baseline }) => [
      path,
      withRatio(site.firstPaint, baseline.firstPaint),
      withRatio(site.largestPaint, baseline.largestPaint),
      ms(site.blockingTime),
      ms(baseline.blockingTime),
      site.layoutShift.toFixed(3),
      ms(site.hydrationBlockingTime),
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
      "hydration",
      "style",
      "font",
      "picture",
      "data",
      "total",
      "baseline",
      "requests",
      "baseline",
    ],
    pages.map(({ path, site, baseline }) => [
      path,
      ...[site.html, site.script, site.hydrationScript, site.style, site.font, site.picture, site.data].map(kB),
      `${kB(site.total)} (${ratio(site.total, baseline.total).toFixed(2)})`,
      kB(baseline.total),
      ms(site.requests),
      ms(baseline.requests),
    ]),
  );
}

export function routeTable(routes: readonly RouteResult[]): string {
  return drawTable(
    ["click to new heading, ms", "cold", "warm", "fetched after a warm click, kB"],
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
    ["goal", "met", "pages", "worst"],
    verdicts.map(({ goal, met, pages, of, worst }) => [goal, met ? "yes" : "no", `${pages} of ${of}`, worst]),
  );
}
