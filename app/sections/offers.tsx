import { Link } from "react-router";
import type { SectionOf } from "#app/sections/section-of.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Words } from "#app/sections/words.tsx";

/** The six services. The link to the contact page carries the service's name into the subject box. */
export function Offerings({ offerings }: SectionOf<"offerings">) {
  return (
    <ul role="list" className="grid gap-6 md:grid-cols-2 xl:grid-cols-3" data-stagger="0.1">
      {offerings.map(({ title, text, features, duration, to, action }) => (
        <li key={title} className="flex flex-col rounded-card border border-line bg-surface p-6 shadow-card md:p-8">
          <h3 className="text-h3">{title}</h3>
          <p className="mt-1 font-semibold text-quiet">
            <span className="heard">Length: </span>
            {duration}
          </p>
          <p className="mt-4">
            <Words of={text} />
          </p>
          <ul role="list" className="mt-5 mb-7 space-y-2">
            {features.map((feature) => (
              <li key={feature} className="grid grid-cols-[1.75rem_1fr]">
                <Icon name="check" className="mt-1.5 size-5 text-accent" />
                {feature}
              </li>
            ))}
          </ul>
          <Link
            to={to}
            state={to === "/contact" ? { subject: title } : undefined}
            // The navigation state needs scripts, so a click before hydration is repeated after it.
            data-deferred={to === "/contact" ? "" : undefined}
            prefetch="intent"
            viewTransition
            className="button mt-auto"
          >
            <span>
              {action}
              <span className="heard">{`: ${title}`}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function CourseLevels({ levels }: SectionOf<"course-levels">) {
  return (
    <ol role="list" className="grid gap-6 lg:grid-cols-2" data-stagger="0.1">
      {levels.map(({ title, hours, text, includes, takes }) => (
        <li key={title} className="flex flex-col rounded-card border border-line bg-surface p-6 shadow-card md:p-8">
          <h3 className="mt-3 text-h3">{title}</h3>
          <p className="-order-1 font-display text-figure text-accent">{hours}</p>
          <p className="mt-1 text-quiet">{takes}</p>
          <p className="mt-4">
            <Words of={text} />
          </p>
          <ul className="mt-4 list-disc space-y-1.5 ps-5 marker:text-accent">
            {includes.map((item, i) => (
              <li key={i}>
                <Words of={item} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
