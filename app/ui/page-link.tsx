import type { ComponentProps } from "react";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string; "data-deferred"?: ""; "data-subject"?: string };

/**
 * A link to a page of this site. Plain HTML, because the router's own link renders again at every step of a route
 * change; app/browser/page-links.tsx follows it once the page is hydrated.
 */
export function PageLink({ to, ...attributes }: PageLinkProps) {
  return <a href={to} data-page-link="" {...attributes} />;
}
