import { videos } from "#app/content/content.ts";
import { fieldIn, parentOf } from "#app/content/field-path.ts";
import { cardId, pageFragments, routeFragments, slug } from "#app/content/fragments.ts";
import { didYouMean } from "#app/content/schema/suggest.ts";
import { sessions } from "#app/content/sessions.ts";
import type { PageToCheck, Finding } from "#app/checks/rules/rule.ts";
import type { PreparedPage } from "#app/page/prepare-page.ts";

/** Every #fragment of a page. */
export function fragmentsOf({ path, sections, references, sanskritTerms, contents, next }: PreparedPage): string[] {
  const present: Record<string, boolean> = {
    references: references.length > 0,
    words: sanskritTerms.length > 0,
    contents: contents.length > 0,
    next: Boolean(next),
  };
  return [
    ...sections.flatMap((section) => [section.id, ...cardIds(section)]),
    ...(path === "/audios" || path === "/media"
      ? sessions.flatMap(({ topic, short }) => [topic, ...(short ? [`${topic}-short`] : [])])
      : []),
    ...(path === "/media" ? videos.map(({ id }) => id) : []),
    ...(path in routeFragments ? routeFragments[path as keyof typeof routeFragments] : []),
    ...pageFragments.filter((part) => present[part] ?? true),
  ];
}

function cardIds(section: PreparedPage["sections"][number]): string[] {
  if (section.kind === "offerings") return section.offerings.map(({ title }) => cardId("service", title));
  if (section.kind === "recommendations") return section.groups.map(({ title }) => slug(title));
  if (section.kind === "conditions")
    return section.conditions.flatMap(({ title, conditions }) =>
      [title, ...conditions.map(({ name }) => name)].map((name) => cardId("condition", name)),
    );
  return [];
}

/** Links to a #fragment, in sentences, on buttons and on cards. The schema has already checked that the pages exist. */
export function checkFragments({ page }: PageToCheck, fragments: ReadonlyMap<string, readonly string[]>): Finding[] {
  return internalLinks(page).flatMap(({ field, to }) => {
    const [path = "", fragment] = to.split("#");
    const known = fragments.get(path);
    if (fragment === undefined || !known || known.includes(fragment)) return [];
    const names = known.map((name) => `#${name}`);
    const fix = `${didYouMean(`#${fragment}`, names)}Use one of ${names.join(", ")}`;
    return { field, problem: `the page ${path} has no part #${fragment}`, fix };
  });
}

function internalLinks(value: unknown, field = ""): { field: string; to: string }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    // A link inside a sentence is reported under the field of the sentence.
    if ("kind" in value && value.kind === "link") return key === "to" ? [{ field: parentOf(field), to: inner }] : [];
    const name = fieldIn(field, Array.isArray(value) ? Number(key) : key);
    return key === "to" && typeof inner === "string" ? [{ field: name, to: inner }] : internalLinks(inner, name);
  });
}
