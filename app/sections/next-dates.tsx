import { calendarText } from "#app/content/content.ts";
import { fillCount } from "#app/content/fill.ts";
import { site } from "#app/content/site.ts";
import type { DatedEvent } from "#app/page/dates-on.ts";
import { priceOf, ruleOf, whenOf } from "#app/page/event-words.ts";
import { cardSurface } from "#app/sections/card.tsx";

const words = calendarText.dates;
export const nextDatesPlace = { id: "next-dates", heading: words.heading };

/** How many dates of one event are visible at a time; app/inline/next-dates.ts reads it from the page. */
const shown = 5;

/** The dates of the owner's events. Every date is written out, so that it can be read without scripts. */
export function NextDates({ dates }: { dates: readonly DatedEvent[] }) {
  return (
    <section data-layout="dates" aria-labelledby={nextDatesPlace.id} className="section wrap">
      <h2 id={nextDatesPlace.id} className="scroll-mt-8 text-h2">
        {nextDatesPlace.heading}
      </h2>
      <ul role="list" className="mt-5 grid items-start gap-4 lg:grid-cols-2">
        {dates.map((dated) => (
          <EventCard key={dated.event.id} {...dated} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-center gap-x-4">
        <a href={`webcal://${new URL(site.origin).host}/classes.ics`} className="inline-flex min-h-11 items-center">
          {words.subscribe}
        </a>
        <a href="/classes.ics" className="inline-flex min-h-11 items-center">
          {words.file}
        </a>
      </p>
    </section>
  );
}

function EventCard({ event, occurrences }: DatedEvent) {
  const { title, place, online, language, seats, starts } = event;
  const rule = ruleOf(event);
  const facts = [
    place,
    online && (place ? words.alsoOnline : words.online),
    language,
    seats && fillCount(words.seats, { seats }),
    priceOf(event),
  ];
  return (
    <li className={`${cardSurface} card-pad`}>
      <h3 className="text-h4">{title}</h3>
      {rule && <p className="mt-1 font-semibold">{rule}</p>}
      <p className="text-small text-quiet">{facts.filter(Boolean).join(" · ")}</p>
      <ul role="list" data-dates={shown} data-for-you={words.forYou} className="mt-2 ruled">
        {occurrences.map(({ day, start, end, cancelled }, i) => (
          <li
            key={day}
            hidden={i >= shown}
            data-start={start.toISOString()}
            data-end={end.toISOString()}
            data-time={cancelled ? undefined : starts}
            className="py-1.5"
          >
            {cancelled ? (
              <>
                <strong>{words.cancelled}: </strong>
                <s>{whenOf(event, { day })}</s>
              </>
            ) : (
              whenOf(event, { day })
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
