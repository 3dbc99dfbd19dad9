// A visitor's plan: practices spread over the days of a week.
import { fill } from "#app/content/fill.ts";
import type { CalendarEvent } from "#app/shared/calendar-file.ts";

export type WeekEntry = { title: string; text: string; to: string };
export type WeekPlan = {
  /** The id of the section, by which a calendar knows the plan again. */
  id: string;
  minutes: number;
  /** The days that are chosen at first. */
  days: readonly number[];
  entries: readonly WeekEntry[];
};
/** `days` are 1 for Monday to 7 for Sunday. */
export type WeekChoice = { time: string; days: readonly number[] };

export const everyDay = [1, 2, 3, 4, 5, 6, 7];
export const usualTime = "08:00";

/** For visitors without scripts: the suggested days at the usual time, week after week, because nobody knows when the file will be opened. */
export const readyWeekPath = (id: string) => `/calendar/${id}.ics`;

type Setting = {
  origin: string;
  /** The first day that may be used. */
  from: Date;
  /** The title with its length: "{title} ({minutes} min)". */
  title: string;
};

/** Every practice once, on the next of the chosen days; practices that are fewer than the days take turns. */
export function planWeek(
  plan: WeekPlan,
  { time, days }: WeekChoice,
  { origin, from, title }: Setting,
): CalendarEvent[] {
  const count = Math.max(plan.entries.length, days.length);
  const events: CalendarEvent[] = [];
  // At noon, so that no change of the clocks moves the date.
  const day = new Date(from.getFullYear(), from.getMonth(), from.getDate(), 12);
  for (; events.length < count; day.setDate(day.getDate() + 1)) {
    if (!days.includes(day.getDay() || 7)) continue;
    const entry = plan.entries[events.length % plan.entries.length]!;
    const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map(twoDigits).join("-");
    events.push({
      id: `${plan.id}-${date}`,
      start: `${date}T${time}`,
      minutes: plan.minutes,
      title: fill(title, { title: entry.title, minutes: plan.minutes }),
      text: entry.text,
      address: new URL(entry.to, origin).href,
    });
  }
  return events;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");
