import type { Testimonial } from "#app/content/testimonials.ts";
import { SitePicture } from "#app/sections/site-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SectionOf } from "#app/sections/section-of.ts";

export function Testimonials({ testimonials }: SectionOf<"testimonials">) {
  return (
    <div
      className={`grid gap-6 md:grid-cols-2 ${testimonials.length % 3 === 0 ? "lg:grid-cols-3" : "pairs"}`}
      data-stagger="0.05"
    >
      {testimonials.map((testimonial) => (
        <TestimonialCard key={testimonial.name} {...testimonial} />
      ))}
    </div>
  );
}

function TestimonialCard({ name, location, category, text, rating }: Testimonial) {
  return (
    <figure className="flex flex-col rounded-card border border-line bg-surface p-6 shadow-card md:p-9">
      <div className="flex items-center justify-between gap-3">
        <Icon name="quote" className="size-9 shrink-0 text-mark" />
        <h3 className="rounded-full bg-band px-4 py-1 text-center font-body text-small font-normal tracking-normal">
          {category}
          <span className="heard">{`: ${name}`}</span>
        </h3>
      </div>
      <blockquote className="mt-5 max-w-measure grow font-display text-h4 leading-relaxed font-normal">
        <p>{text}</p>
      </blockquote>
      <p role="img" aria-label={`${rating} of 5 stars`} className="mt-6 flex gap-1 text-accent">
        {Array.from({ length: rating }, (_, i) => (
          <span key={i}>
            <Icon name="star" className="size-5 fill-current" />
          </span>
        ))}
      </p>
      <figcaption className="mt-3">
        <span className="block font-semibold">{name}</span>
        <span className="block text-quiet">{location}</span>
      </figcaption>
    </figure>
  );
}

export function Gallery({ items }: SectionOf<"gallery">) {
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2" data-stagger="0.05">
      {items.map(({ picture, alt, title, category, description }) => (
        <li key={title}>
          <figure>
            <SitePicture
              picture={{ ...picture, alt }}
              sizes="(min-width: 80rem) 36rem, (min-width: 36rem) 46vw, 90vw"
              className="aspect-3/2 w-full rounded-card object-cover"
            />
            <figcaption className="mt-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
                <h3 className="text-h3">{title}</h3>
                <p className="rounded-full bg-band px-4 py-1 text-small">{category}</p>
              </div>
              <p className="mt-2">{description}</p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
