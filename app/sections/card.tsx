import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SitePath } from "#app/content/types.ts";

export const cardBorder = "rounded-card border border-line";

/** The surface of a card. Padding and layout differ from card to card. */
export const cardSurface = `${cardBorder} bg-surface shadow-card`;

/** The link in a card's heading. Its hit area covers the whole card, which must be `group relative`. */
export function CardLink({ to, children }: { to: SitePath; children: ReactNode }) {
  return (
    <Link
      to={to}
      prefetch="intent"
      viewTransition
      className="after:absolute after:inset-0 after:rounded-card group-hover:underline"
    >
      {children}
    </Link>
  );
}
