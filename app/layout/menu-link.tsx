import { use, type ComponentProps } from "react";
import type { SitePath } from "#app/content/types.ts";
import { CurrentPath } from "#app/page/current-path.ts";

type MenuLinkProps = ComponentProps<"a"> & {
  to: SitePath;
  /** Pages that belong to this entry. */
  pages?: readonly SitePath[];
};

/** Marks the current page, or the entry it belongs to. */
export function MenuLink({ to, pages = [], ...attributes }: MenuLinkProps) {
  const path = use(CurrentPath);
  const current = path === to ? "page" : (pages as readonly string[]).includes(path) || undefined;
  return <a href={to} aria-current={current} {...attributes} />;
}
