import type { Testimonial } from "#app/content/types.ts";
import { cardSurface } from "#app/sections/card.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";

export function Testimonials({ testimonials }: SectionOf<"testimonials">) {
  return (
    <div
      className={`grid gap-4 md:grid-cols-2 ${testimonials.length % 3 === 0 ? "md:max-lg:[&>:last-child]:col-span-2 lg:grid-cols-3" : "pairs"}`}
      data-stagger="0.05"
    >
      {testimonials.map((testimonial) => (
        <TestimonialCard key={testimonial.name} {...testimonial} />
      ))}
    </div>
  );
}

function TestimonialCard({ name, location, category, text, rating, sample }: Testimonial) {
  return (
    <figure className={`${cardSurface} flex flex-col card-pad`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon name="quote" className="size-9 shrink-0 text-mark" />
        <p role="img" aria-label={`${rating} of 5 stars`} className="flex grow gap-1 text-accent">
          {Array.from({ length: rating }, (_, i) => (
            <span key={i}>
              <Icon name="star" className="size-5 fill-current" />
            </span>
          ))}
        </p>
        <h3 className="rounded-full bg-sand px-4 py-1 text-center font-body text-small font-normal sm:whitespace-nowrap">
          {category}
          <span className="sr-only-inline">{`: ${name}`}</span>
        </h3>
      </div>
      <blockquote className="mt-3 max-w-measure grow font-display text-h4 leading-normal font-normal">
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-3">
        <span className="block font-semibold">{name}</span>
        <span className="block text-quiet">{location}</span>
        {sample && (
          <span className="mt-1 block text-quiet">
            <SampleMark>Sample story</SampleMark>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
