import type { SitePath } from "site-paths";
import type { Study } from "#app/content/schema/collections.ts";

export type { FactName, Facts, Study, Term, Testimonial, Video } from "#app/content/schema/collections.ts";
export type { Action, Block, Breath, Family, PageContent, Practice, Section, Verse } from "#app/content/schema/page.ts";

export type { SitePath };
/** An address, or a #fragment of its page. */
export type SiteLink = SitePath | `${SitePath}#${string}`;

/** A study with the number under which a page cites it. `cited` is false where only a study card names it. */
export type Reference = Study & { number: number; key: string; cited: boolean };
