import { contentOf } from "#app/content/load.ts";
import type { Study } from "#app/content/schema/collections.ts";

export type { Study };

/** A study with the number under which a page cites it. `cited` is false where only a study card names it. */
export type Reference = Study & { number: number; key: string; cited: boolean };

export const studies = contentOf("studies");
