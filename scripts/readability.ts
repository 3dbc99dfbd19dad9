import { existsSync, readFileSync } from "node:fs";
import { pages } from "#app/content/pages.ts";
import type { PageContent, SitePath } from "#app/content/types.ts";
import { readabilityOf } from "#scripts/reading-ease.ts";
import { visibleWords } from "#scripts/visible-words.ts";

// Advice for writers; never fails. Reading ease is Flesch's formula with estimated syllables.
// Words are those a visitor sees with every fold closed, counted in the built pages.
const mostWords = 35_000;
const targets: Record<SitePath, number> = {
  "/": 600,
  "/about": 900,
  "/yoga-wellness": 1600,
  "/services": 1400,
  "/media": 2600,
  "/audios": 1800,
  "/videos": 250,
  "/research": 1600,
  // On these three pages all urgent signs, some 620 words, stand open.
  "/contact": 950,
  "/illness-yoga": 2250,
  "/disclaimer": 1550,
  "/meditation": 1500,
  "/pranayam": 1600,
  "/yoga-diet": 1400,
  "/yoga-types": 1500,
  "/ageing-yoga": 1800,
  "/books": 1100,
  "/library": 500,
  "/courses": 1200,
  "/ethics": 1300,
  "/facts-myths": 1300,
  "/stress-buster": 1400,
  "/bhakti-yoga": 1900,
  "/ancient-roots": 1500,
  "/testimonials": 550,
  "/gallery": 400,
  "/faq": 260,
  "/privacy": 1300,
  "/terms": 1300,
};
/** How far over its target a page may be. */
const tolerance = 1.1;
const today = new Date().toISOString().slice(0, 10);
const rows = (Object.entries(pages) as [SitePath, PageContent][]).map(([path, page]) => {
  const { readingEase: ease, longestSentence } = readabilityOf(page);
  const words = builtWords(path);
  const target = `${targets[path]}${words > targets[path] * tolerance ? " OVER" : ""}`;
  return { page: path, words, target, ease, "longest sentence": beginning(longestSentence), "review due": due(page) };
});
const overdue = rows.filter((row) => row["review due"].includes("OVERDUE"));
const total = rows.reduce((sum, { words }) => sum + words, 0);

console.table(Object.fromEntries(rows.map(({ page, ...figures }) => [page, figures])));
console.log(
  total > 0
    ? `Words in all: ${total.toLocaleString("en")}; the aim is ${mostWords.toLocaleString("en")} at most.`
    : "Run npm run build to see how many words each page shows.",
);
console.log(
  `Reading ease is an estimate: aim for 60 or more on pages that teach. Pages overdue for review: ${overdue.length}.`,
);

function beginning({ words, text }: { words: number; text: string }): string {
  return `${words}: ${text.length > 60 ? `${text.slice(0, 59)}…` : text}`;
}

/** 0 before the first build. */
function builtWords(path: SitePath): number {
  const file = `build/client/${path === "/" ? "index" : path.slice(1)}.html`;
  return existsSync(file) ? visibleWords(readFileSync(file, "utf8")).length : 0;
}

function due({ reviewed }: PageContent): string {
  if (!reviewed) return "";
  return reviewed.due < today ? `${reviewed.due} OVERDUE` : reviewed.due;
}
