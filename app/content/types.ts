import type { Register } from "react-router";

export type { FactName, Facts } from "#app/content/schema/collections.ts";
export type { Action, Block, Breath, Family, PageContent, Practice, Section, Verse } from "#app/content/schema/page.ts";

/** An address of this site, from routes.ts. */
export type SitePath = Exclude<keyof Register["pages"], "/*">;
/** An address, or a #fragment of its page. */
export type SiteLink = SitePath | `${SitePath}#${string}`;
