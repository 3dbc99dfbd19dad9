import { events } from "#app/content/content.ts";
import { nextOccurrences, type Occurrence } from "#app/content/occurrences.ts";
import type { ClassEvent } from "#app/content/schema/events.ts";

export type DatedEvent = { event: ClassEvent; occurrences: readonly Occurrence[] };

/** How many dates the page contains: as the first ones pass, a script shows the next. */
const inPage = 30;

/** The events of a page that are not over, the soonest first. */
export function datesOn(path: string, all: readonly ClassEvent[] = events, now = new Date()): DatedEvent[] {
  if (path !== "/services" && path !== "/courses") return [];
  return all
    .filter(({ service }) => (service === "teacher-training") === (path === "/courses"))
    .map((event) => ({ event, occurrences: nextOccurrences(event, now, inPage) }))
    .filter(({ occurrences }) => occurrences.length > 0)
    .sort((a, b) => a.occurrences[0]!.start.getTime() - b.occurrences[0]!.start.getTime());
}
