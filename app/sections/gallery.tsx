import type { SectionOf } from "#app/sections/section-type.ts";
import { SitePicture } from "#app/sections/site-picture.tsx";

export function Gallery({ items }: SectionOf<"gallery">) {
  return (
    <ul role="list" className="grid gap-x-6 gap-y-6 sm:grid-cols-2" data-stagger="0.05">
      {items.map(({ picture, alt, title, category, description }) => (
        <li key={title}>
          <figure>
            <SitePicture
              picture={{ ...picture, alt }}
              sizes="(min-width: 80rem) 36rem, (min-width: 36rem) 46vw, 60vw"
              className="aspect-3/2 w-full rounded-card object-cover"
            />
            <figcaption className="mt-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
                <h3 className="text-h3">{title}</h3>
                <p className="rounded-full bg-sand px-4 py-1 text-small">{category}</p>
              </div>
              <p className="mt-1">{description}</p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
