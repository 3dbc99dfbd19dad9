import { calendarText } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { preparePage } from "#app/page/prepare-page.ts";
import { sitePaths } from "#app/page/site-paths.ts";
import { weekPlanOf } from "#app/page/week-plan.ts";
import { calendarFile } from "#app/shared/calendar-file.ts";
import { planWeek, readyWeekPath, usualTime } from "#app/shared/week.ts";

/** The calendar files for visitors without scripts, by address. */
export function readyWeeks(): Record<string, string> {
  const files = sitePaths.flatMap((path) => {
    const { sections, reviewed } = preparePage(path, pages[path]);
    return sections.flatMap((section) => {
      const plan = weekPlanOf(section, path);
      if (!plan) return [];
      const from = firstMonday(reviewed?.written);
      const choice = { time: usualTime, days: plan.days };
      const events = planWeek(plan, choice, { origin: site.origin, from, title: calendarText.week.event });
      const weekly = events.map((event) => ({ ...event, id: `${event.id}-weekly`, weekly: true }));
      const { host } = new URL(site.origin);
      return [[readyWeekPath(plan.id), calendarFile(weekly, { host, now: from })] as const];
    });
  });
  return Object.fromEntries(files);
}

/** After the day on which the page was written, so that a build of the same content makes the same file. */
function firstMonday(written = "2026-01-01"): Date {
  const day = new Date(`${written}T12:00`);
  day.setDate(day.getDate() + ((8 - day.getDay()) % 7));
  return day;
}
