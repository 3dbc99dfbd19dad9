import type { Results } from "./results.ts";

/** A text table: first column left-aligned, the others right-aligned. */
export function drawTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => (row[i] ?? "").length)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join("  ");
  return [line(head), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}

const format = (digits: number) => (value?: number) => (Number.isFinite(value) ? value!.toFixed(digits) : "–");
const [ms, ratio, shift] = [format(0), format(2), format(3)];
const kB = (bytes?: number) => format(1)(bytes && bytes / 1000);

/** Times differ between machines, so what is compared with the record is the ratio to the floor. */
export function pageTable({ pages }: Results, record?: Results): string {
  const paints = ["firstPaint", "largestPaint"] as const;
  return drawTable(
    ["page", "first paint", "of floor", "was", "largest", "of floor", "was", "blocking", "floor", "shift", "kB", "was"],
    Object.entries(pages).map(([path, { site, floor }]) => {
      const was = record?.pages[path];
      return [
        path,
        ...paints.flatMap((paint) => [
          ms(site[paint]),
          ratio(site[paint] / floor[paint]),
          ratio(was && was.site[paint] / was.floor[paint]),
        ]),
        ...[ms(site.blocking), ms(floor.blocking), shift(site.shift), kB(site.total), kB(was?.site.total)],
      ];
    }),
  );
}

export function pressTable({ presses }: Results, record?: Results): string {
  return drawTable(
    ["first press to its effect, ms", "took", "was", "script, kB", "was", "lost"],
    Object.entries(presses).map(([what, { took, script, lost }]) => {
      const was = record?.presses[what];
      return [what, ms(took), ms(was?.took), kB(script), kB(was?.script), String(lost)];
    }),
  );
}

export function changeTable({ changes }: Results, record?: Results): string {
  return drawTable(
    ["press to the next heading, ms", "rested mouse", "was", "touch", "was"],
    Object.entries(changes).map(([what, { mouse, touch }]) => {
      const was = record?.changes[what];
      return [what, ms(mouse), ms(was?.mouse), ms(touch), ms(was?.touch)];
    }),
  );
}
