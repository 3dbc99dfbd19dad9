import type { Verdict } from "./goals.ts";
import { ratio } from "./statistics.ts";
import { pointers } from "./page-change.ts";
import type { ChangeResult, PageResult, PeerResult, PressResult } from "./results.ts";

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
    ["page", "first paint", "largest", "blocking", "baseline", "shift", "blocking files"],
    pages.map(({ path, site, baseline }) => [
      path,
      withRatio(site.firstPaint, baseline.firstPaint),
      withRatio(site.largestPaint, baseline.largestPaint),
      ms(site.blockingTime),
      ms(baseline.blockingTime),
      site.layoutShift.toFixed(3),
      String(site.renderBlocking),
    ]),
  );
}

export function weightTable(pages: readonly PageResult[]): string {
  return drawTable(
    ["page, kB", "html", "script", "style", "font", "picture", "total", "baseline", "requests", "baseline"],
    pages.map(({ path, site, baseline }) => [
      path,
      ...[site.html, site.script, site.style, site.font, site.picture].map(kB),
      `${kB(site.total)} (${ratio(site.total, baseline.total).toFixed(2)})`,
      kB(baseline.total),
      ms(site.requests),
      ms(baseline.requests),
    ]),
  );
}

/** Three columns for each figure: before, after, and the floor, which is the page without scripts. */
export function beforeTable(pages: readonly PageResult[]): string {
  return drawTable(
    ["page", "first: before", "after", "floor", "largest: before", "after", "floor", "kB: before", "after", "floor"],
    pages.map(({ path, site, baseline, before }) => {
      const all = [before, site, baseline];
      return [
        path,
        ...all.map((visit) => ms(visit?.firstPaint ?? NaN)),
        ...all.map((visit) => ms(visit?.largestPaint ?? NaN)),
        ...all.map((visit) => (visit ? kB(visit.total) : "–")),
      ];
    }),
  );
}

export function changeTable(changes: readonly ChangeResult[]): string {
  return drawTable(
    ["press to next heading, ms", ...pointers],
    changes.map((change) => [`${change.from} → ${change.to}`, ...pointers.map((pointer) => ms(change[pointer]))]),
  );
}

export function pressTable(presses: readonly PressResult[]): string {
  return drawTable(
    ["first press to its effect, ms", "page", "took", "script, kB", "lost"],
    presses.map(({ what, path, took, script, lost }) => [what, path, ms(took), kB(script), String(lost)]),
  );
}

export function peerTable({ address, peer, site }: PeerResult): string {
  const compare = (name: string, format: (value: number) => string, a: number, b: number) => [
    name,
    format(a),
    format(b),
    ratio(a, b).toFixed(2),
  ];
  return drawTable(
    ["beside a peer", "/", address, "ratio"],
    [
      compare("first paint, ms", ms, site.firstPaint, peer.firstPaint),
      compare("largest paint, ms", ms, site.largestPaint, peer.largestPaint),
      compare("blocking time, ms", ms, site.blockingTime, peer.blockingTime),
      compare("transferred, kB", kB, site.total, peer.total),
      compare("script, kB", kB, site.script, peer.script),
      compare("requests", ms, site.requests, peer.requests),
    ],
  );
}

export function goalTable(verdicts: readonly Verdict[]): string {
  return drawTable(
    ["goal", "met", "pages", "worst"],
    verdicts.map(({ goal, met, pages, of, worst }) => [goal, met ? "yes" : "no", `${pages} of ${of}`, worst]),
  );
}
