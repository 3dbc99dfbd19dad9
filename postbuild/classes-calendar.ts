// /classes.ics: the dates of the practice, for calendars that subscribe to them.
import { getVtimezoneComponent } from "@touch4it/ical-timezones";
import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalEventStatus, type ICalEventData } from "ical-generator";
import { calendarText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { instant, occurrencesOf } from "#app/content/occurrences.ts";
import type { ClassEvent } from "#app/content/schema/events.ts";
import { site } from "#app/content/site.ts";
import { priceOf } from "#app/page/event-words.ts";

const { host } = new URL(site.origin);

export function classesCalendar(events: readonly ClassEvent[]): string {
  const calendar = ical({
    name: fill(calendarText.dates.calendar, { name: site.name }),
    prodId: { company: site.name, product: "classes", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    // How often a calendar should look again, in seconds.
    ttl: 6 * 60 * 60,
    timezone: { name: null, generator: getVtimezoneComponent },
  });
  for (const event of events) for (const data of [series(event), ...cancellations(event)]) calendar.createEvent(data);
  return calendar.toString();
}

/** The id stays, and the version number rises with a cancellation, so that calendars update the event. */
function series(event: ClassEvent): ICalEventData {
  const { id, title, day, starts, lastDay = day, ends, zone, place, language, online, cancelled } = event;
  const { dates } = calendarText;
  const page = site.origin + (event.service === "teacher-training" ? "/courses" : "/services");
  const notes = [place && online ? dates.alsoOnline : "", language, priceOf(event)].filter(Boolean).join(", ");
  return {
    id: `${id}@${host}`,
    summary: title,
    start: onTheWall(day, starts),
    end: onTheWall(lastDay, ends),
    // A constant, so that an unchanged calendar is the same file.
    stamp: instant(day, starts, zone),
    timezone: zone,
    location: place ?? dates.online,
    description: [notes, page].filter(Boolean).join("\n"),
    url: page,
    ...rule(event),
    sequence: cancelled ? 1 : 0,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

/** The generator writes the hours that a date shows on this machine, beside the zone of the event. */
const onTheWall = (day: string, time: string) => new Date(`${day}T${time}`);

function rule({ repeats, until, notOn, starts, zone }: ClassEvent): Pick<ICalEventData, "repeating"> {
  if (!repeats) return {};
  return {
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      interval: repeats === "every two weeks" ? 2 : 1,
      ...(until && { until: instant(until, "23:59", zone) }),
      ...(notOn && { exclude: notOn.map((day) => onTheWall(day, starts)) }),
    },
  };
}

function cancellations(event: ClassEvent): ICalEventData[] {
  const { cancelledOn = [], cancelled, repeats } = event;
  if (cancelled || !repeats || cancelledOn.length === 0) return [];
  const until = [...cancelledOn].sort().at(-1)!;
  const found = [...occurrencesOf({ ...event, until })].filter((one) => one.cancelled);
  return found.map(({ day }) => ({
    ...series({ ...event, repeats: undefined, day, lastDay: undefined }),
    recurrenceId: onTheWall(day, event.starts),
    sequence: 1,
    status: ICalEventStatus.CANCELLED,
  }));
}
