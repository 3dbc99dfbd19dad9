import type { SitePath } from "site-paths";

export type { SitePath };
/** An address, or a #fragment of its page. */
export type SiteLink = SitePath | `${SitePath}#${string}`;
