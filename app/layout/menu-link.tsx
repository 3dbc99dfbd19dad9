import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { PageLink } from "#app/ui/page-link.tsx";

/** Marks the current page, also where its address ends with a slash. */
export function MenuLink({ to, ...attributes }: ComponentProps<typeof PageLink>) {
  const { pathname } = useLocation();
  const current = pathname === to || pathname === `${to}/`;
  return <PageLink to={to} aria-current={current ? "page" : undefined} {...attributes} />;
}
