import { calendarText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import type { Occurrence } from "#app/content/occurrences.ts";
import type { ClassEvent } from "#app/content/schema/events.ts";

const { dates } = calendarText;

/** "Europe/Vienna" is read as "Vienna time". */
export const zoneOf = ({ zone }: ClassEvent) =>
  fill(dates.zone, { city: zone.split("/").at(-1)!.replaceAll("_", " ") });

export function priceOf({ price, currency }: ClassEvent): string | undefined {
  if (price === undefined) return undefined;
  const digits = Number.isInteger(price) ? 0 : 2;
  return price === 0
    ? dates.free
    : new Intl.NumberFormat("en", { style: "currency", currency, minimumFractionDigits: digits }).format(price);
}

/** "Tuesday 24 November, 18:00 to 19:15, Vienna time" */
export function whenOf(event: ClassEvent, { day }: Pick<Occurrence, "day">): string {
  const { starts: start, ends: end, lastDay } = event;
  const zone = zoneOf(event);
  if (lastDay && lastDay !== day)
    return fill(dates.days, { day: dayInWords(day), start, lastDay: dayInWords(lastDay), end, zone });
  return fill(dates.when, { day: dayInWords(day), start, end, zone });
}

/** "Every Tuesday, 18:00 to 19:15, Vienna time" */
export function ruleOf(event: ClassEvent): string | undefined {
  if (!event.repeats) return undefined;
  const day = new Date(event.day).toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" });
  const words = event.repeats === "every week" ? dates.everyWeek : dates.everyTwoWeeks;
  return fill(words, { day, start: event.starts, end: event.ends, zone: zoneOf(event) });
}

/** "Tuesday 24 November 2026". Versions of Node disagree on the comma after the weekday. */
const dayInWords = (day: string) =>
  new Date(day).toLocaleDateString("en-GB", { dateStyle: "full", timeZone: "UTC" }).replace(",", "");
