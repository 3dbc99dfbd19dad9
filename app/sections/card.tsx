import type { ReactNode } from "react";
import type { Picture } from "#app/content/pictures.ts";
import type { SiteLink } from "#app/content/types.ts";
import { SitePicture } from "#app/sections/site-picture.tsx";

export const cardBorder = "rounded-card border border-line";

/** The surface of a card. Padding and layout differ from card to card. */
export const cardSurface = `${cardBorder} bg-surface shadow-card`;

/** The link in a card's heading. Its hit area and its focus ring are the whole card, which must be `group relative`. */
export function CardLink({ to, children }: { to: SiteLink; children: ReactNode }) {
  return (
    <a href={to} className="card-link">
      {children}
    </a>
  );
}

/** At the head of a card with p-6 md:p-8, from edge to edge. */
export function CardPicture({ picture }: { picture: Picture }) {
  return (
    <div className="card-picture -mx-6 -mt-6 mb-6 overflow-hidden rounded-t-card md:-mx-8 md:-mt-8">
      <SitePicture
        picture={picture}
        // Less than the real width on a phone: a soft picture is no loss at this size, a large file is.
        sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 46vw, 60vw"
        className="aspect-2/1 w-full object-cover sm:aspect-8/5"
      />
    </div>
  );
}
