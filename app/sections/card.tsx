import type { ReactNode } from "react";
import type { Picture } from "#app/content/pictures.ts";
import type { SiteLink } from "#app/content/types.ts";
import { SitePicture } from "#app/sections/site-picture.tsx";

export const cardBorder = "rounded-card border border-line";

/** The surface of a card. Padding and layout differ from card to card. */
export const cardSurface = `${cardBorder} card-surface`;

/** The link in a card's heading. Its hit area and its focus ring are the whole card, which must be `group relative`. */
export function CardLink({ to, children }: { to: SiteLink; children: ReactNode }) {
  return (
    <a href={to} className="card-link">
      {children}
    </a>
  );
}

type CardHeadProps = { picture?: Picture; width?: string; children: ReactNode };

/** The title of a card, under a picture from edge to edge, which is `width` on a wide screen; on a phone beside a small one. */
export function CardHead({ picture, width = "24rem", children }: CardHeadProps) {
  if (!picture) return children;
  return (
    <div className="card-head">
      <div className="card-picture">
        <SitePicture picture={picture} sizes={`(min-width: 64rem) ${width}, (min-width: 48rem) 46vw, 9rem`} />
      </div>
      <div>{children}</div>
    </div>
  );
}
