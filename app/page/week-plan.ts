import { labels } from "#app/content/content.ts";
import { practiceId } from "#app/content/fragments.ts";
import { plain } from "#app/content/text.ts";
import type { PreparedSection } from "#app/page/prepare-page.ts";
import type { PreparedText } from "#app/page/prepared-text.ts";
import { everyDay, type WeekEntry, type WeekPlan } from "#app/shared/week.ts";

/** What a section with `week` puts into a calendar: each practice with its cautions and its place on the site. */
export function weekPlanOf(section: PreparedSection, path: string): WeekPlan | undefined {
  if (!("week" in section) || !section.week) return undefined;
  const { minutes, days = everyDay } = section.week;
  return { id: section.id, minutes, days, entries: entriesOf(section, path) };
}

function entriesOf(section: PreparedSection, path: string): WeekEntry[] {
  const here = `${path}#${section.id}`;
  if (section.kind === "process")
    return section.steps.map(({ title, text }) => ({ title, text: plain(text), to: firstLink(text) ?? here }));
  const practices =
    section.kind === "practices" ? section.practices : section.kind === "practice" ? [section.practice] : [];
  return practices.map(({ title, amount, caution: { avoid, instead } }) => {
    const parts = [
      amount,
      `${labels.avoid} ${avoid.map(plain).join(" ")}`,
      instead && `${labels.instead} ${plain(instead)}`,
    ];
    const to = section.kind === "practices" ? `${path}#${practiceId(title)}` : here;
    return { title, text: parts.filter(Boolean).join("\n"), to };
  });
}

function firstLink(text: PreparedText): string | undefined {
  if (typeof text === "string") return undefined;
  return text.flatMap((part) => (typeof part !== "string" && part.kind === "link" ? [part.to] : []))[0];
}
