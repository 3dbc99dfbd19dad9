import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import type { SitePath } from "#app/content/types.ts";
import { PageLink } from "#app/ui/page-link.tsx";

type MenuLinkProps = ComponentProps<typeof PageLink> & {
  /** Pages that belong to this entry. */
  pages?: readonly SitePath[];
};

/** Marks the current page, or the entry it belongs to, also where its address ends with a slash. */
export function MenuLink({ to, pages = [], ...attributes }: MenuLinkProps) {
  const { pathname } = useLocation();
  const isHere = (path: string) => pathname === path || pathname === `${path}/`;
  return <PageLink to={to} aria-current={isHere(to) ? "page" : pages.some(isHere) || undefined} {...attributes} />;
}
