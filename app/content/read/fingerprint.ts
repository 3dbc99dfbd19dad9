import { createHash } from "node:crypto";
import { pageShape, type PageContent } from "#app/content/schema/page.ts";
import { textsOf } from "#app/content/schema/visit-texts.ts";
import { plain } from "#app/content/text.ts";

/** Stands for every word that a page shows: it changes with any of them. */
export function fingerprintOf({ title, subtitle, gist = [], sections }: PageContent): string {
  const texts = textsOf(pageShape, { title, subtitle, gist, sections }).map(({ text }) => plain(text));
  return createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 8);
}
