import type { Section, SitePath } from "#app/content/types.ts";
import { ContentError, pageFile } from "#app/page/content-problem.ts";

/** Places that the drawing gives out itself. */
const taken = ["main", "references", "words", "contents"];

/** The #place of every section, in order. A place written by hand is kept; the others are made from the heading. */
export function sectionIds(path: SitePath, sections: readonly Section[]): string[] {
  const used = new Set(taken);
  // Those written by hand come first: a heading must not take the place that a link elsewhere counts on.
  sections.forEach(({ id }, i) => {
    if (id === undefined) return;
    const refuse = (problem: string, mend: string) => {
      throw new ContentError({ file: pageFile(path), field: `sections[${i}].id`, problem, mend });
    };
    if (id === "" || id !== slug(id)) refuse(`"${id}" is not a plain place`, `write it as "${slug(id)}"`);
    if (taken.includes(id)) refuse(`"${id}" is kept for the page's own parts`, "choose another id");
    if (used.has(id)) refuse(`"${id}" is used twice on this page`, "give one of the two sections another id");
    used.add(id);
  });
  return sections.map(({ id, heading }) => {
    if (id !== undefined) return id;
    const free = firstFree(slug(heading) || "section", used);
    used.add(free);
    return free;
  });
}

/** Lower-case ASCII letters, digits and single hyphens: "Who should wait?" becomes "who-should-wait". */
export function slug(words: string): string {
  return words
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function firstFree(wanted: string, used: ReadonlySet<string>): string {
  if (!used.has(wanted)) return wanted;
  let n = 2;
  while (used.has(`${wanted}-${n}`)) n += 1;
  return `${wanted}-${n}`;
}
