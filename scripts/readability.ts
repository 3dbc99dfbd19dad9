import { pages } from "#app/content/pages.ts";
import type { PageContent, SitePath } from "#app/content/types.ts";
import { readabilityOf } from "#app/checks/reading-ease.ts";

// Advice for writers; never fails. Reading ease is Flesch's formula with estimated syllables.
const today = new Date().toISOString().slice(0, 10);
const header = ["page", "words", "ease", "longest sentence", "review due"];
const rows = (Object.entries(pages) as [SitePath, PageContent][]).map(([path, page]) => {
  const { words, readingEase, longestSentence } = readabilityOf(page);
  return [path, String(words), String(readingEase), beginning(longestSentence), due(page)];
});
const widths = header.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)));

for (const row of [header, widths.map((width) => "-".repeat(width)), ...rows]) {
  console.log(
    row
      .map((cell, column) => (isFigure(column) ? pad(cell, column, "start") : pad(cell, column, "end")))
      .join("  ")
      .trimEnd(),
  );
}
const overdue = rows.filter((row) => row[4]!.includes("OVERDUE"));
console.log(
  `\nReading ease is an estimate: aim for 60 or more on pages that teach. Pages overdue for review: ${overdue.length}.`,
);

function beginning({ words, text }: { words: number; text: string }): string {
  return `${String(words).padStart(2)}: ${text.length > 60 ? `${text.slice(0, 59)}…` : text}`;
}

function due({ reviewed }: PageContent): string {
  if (!reviewed) return "";
  return reviewed.due < today ? `${reviewed.due} OVERDUE` : reviewed.due;
}

function isFigure(column: number): boolean {
  return column === 1 || column === 2;
}

function pad(cell: string, column: number, side: "start" | "end"): string {
  return side === "start" ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!);
}
