import { z } from "zod";
import { factBlocks } from "#app/content/schema/collections.ts";
import { clock, day, firstDuplicate, line, list, matching, oneOf, reporter } from "#app/content/schema/fields.ts";
import { isZone, occurrencesOf } from "#app/content/occurrences.ts";

const { practice: _, ...services } = factBlocks.shape;

const eventFields = z.strictObject({
  /** Calendars know the event by it, so it stays when a time or a title changes. */
  id: matching(/^[a-z0-9-]+$/, "a short name", "Write small letters, digits and hyphens, as tuesday-class"),
  title: line(),
  service: oneOf(Object.keys(services) as (keyof typeof services)[], "service"),
  /** The first day, or the only one. */
  day,
  starts: clock,
  ends: clock,
  /** The last day of an event of several days, such as a retreat. */
  lastDay: day.optional(),
  /** A weekly event takes place on the weekday of `day`. */
  repeats: oneOf(["every week", "every two weeks"], "rule").optional(),
  /** The last day that a repeated event may take place. */
  until: day.optional(),
  /** Days on which a repeated event does not take place. */
  notOn: list(day).optional(),
  /** Days that were announced and are cancelled. They stay visible, as cancelled. */
  cancelledOn: list(day).optional(),
  /** The whole event is cancelled. */
  cancelled: z.boolean().optional(),
  /** The time zone of the hours. */
  zone: z.string().superRefine((zone, ctx) => {
    if (!isZone(zone))
      reporter(ctx)(`there is no time zone named "${zone}"`, "Write a continent and a city, as Europe/Vienna");
  }),
  /** The full address. Left out for an event that is only online. */
  place: line().optional(),
  online: z.boolean().optional(),
  seats: z.number().int().positive().optional(),
  price: z.number().nonnegative().optional(),
  /** Of the price: EUR, GBP, INR … */
  currency: matching(/^[A-Z]{3}$/, "a currency", "Write its three letters, as EUR").optional(),
  language: line().optional(),
});

export type ClassEvent = z.output<typeof eventFields>;

/** A class, a retreat or a course with its dates. */
const event = eventFields.superRefine((event, ctx) => {
  const report = reporter(ctx);
  const { day, starts, ends, lastDay = day, repeats, until, place, online, price, currency } = event;
  if (ctx.issues.length > 0) return;
  if (`${lastDay} ${ends}` <= `${day} ${starts}`)
    report("the end is not later than the start", "Correct ends, or write lastDay for an event of several days");
  else if (repeats && lastDay !== day)
    report("an event of several days cannot repeat", "Write one event for each time, without repeats");
  else if (!repeats && (until || event.notOn || event.cancelledOn))
    report("until, notOn and cancelledOn need a rule", "Write repeats: every week, or cancelled: true");
  else if (isZone(event.zone) && occurrencesOf(event).next().done)
    report("by this rule the event never takes place", "Choose a later day for until, or remove days from notOn");
  if (!place && !online) report("nobody can tell where it is", "Write place: with the address, or online: true");
  if ((price === undefined) !== (currency === undefined))
    report("price and currency belong together", "Write both, or neither");
});

/** The dates of the practice. */
export const events = z.array(event).superRefine((all, ctx) => {
  const twice = firstDuplicate(all.map(({ id }) => id));
  if (twice) reporter(ctx)(`two events have the id "${twice}"`, "Give one of them another id");
});

/** What only the owner knows: the dates, which are data, and facts in sentences. */
export const ownerFacts = z.strictObject({ events, ...factBlocks.shape });
