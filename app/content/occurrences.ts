import type { ClassEvent } from "#app/content/schema/events.ts";

/** One time that an event takes place. */
export type Occurrence = { day: string; start: Date; end: Date; cancelled: boolean };

export function isZone(zone: string): boolean {
  try {
    // "+01:00" and "EST" are zones for JavaScript, too, but know nothing of daylight saving.
    return zone.includes("/") && Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}

/** In order, without end for a rule without end. */
export function* occurrencesOf(event: ClassEvent): Generator<Occurrence, undefined> {
  const { day: first, lastDay, starts, ends, repeats, until = "9999", notOn = [], cancelledOn = [], zone } = event;
  const step = repeats === "every two weeks" ? 14 : 7;
  for (let day = first; day <= until && (repeats || day === first); day = addDays(day, step)) {
    if (notOn.includes(day)) continue;
    const start = instant(day, starts, zone);
    const end = instant(lastDay ?? day, ends, zone);
    yield { day, start, end, cancelled: Boolean(event.cancelled) || cancelledOn.includes(day) };
  }
  return undefined;
}

/** Those that are not over. */
export function nextOccurrences(event: ClassEvent, now: Date, most: number): Occurrence[] {
  const next: Occurrence[] = [];
  for (const occurrence of occurrencesOf(event)) {
    if (next.length === most) break;
    if (occurrence.end > now) next.push(occurrence);
  }
  return next;
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The moment when a clock on the wall of that zone shows the day and time. */
export function instant(day: string, time: string, zone: string): Date {
  const at = (offset: string) => new Date(`${day}T${time}${offset}`);
  // The second pass matters on the days when the clocks change.
  const guess = at(offsetOf(at("Z"), zone));
  return at(offsetOf(guess, zone));
}

/** How far the clocks of a zone are ahead of UTC: "+01:00". */
export function offsetOf(moment: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(moment);
  return parts.find(({ type }) => type === "timeZoneName")!.value.replace("GMT", "") || "+00:00";
}
