import type { Term } from "#app/content/glossary.ts";
import { isEducational, isHealthPage } from "#app/content/page-groups.ts";
import type { Study } from "#app/content/studies.ts";
import type { PageContent, SitePath } from "#app/content/types.ts";
import { checkGlossary, checkStudies } from "#app/checks/check-sources.ts";
import { ContentError, pageFile, type ContentProblem, type Finding } from "#app/page/content-problem.ts";
import { textsOf } from "#app/page/page-texts.ts";
import { preparePage } from "#app/page/prepare-page.ts";
import { sessions } from "#sound/sessions/all.ts";

type Pages = Partial<Record<SitePath, PageContent>>;
type Sources = { studies: Record<string, Study>; glossary: Record<string, Term> };

/** Everything in the words that a compiler cannot see. Empty when all is well. */
export function checkContent(pages: Pages, { studies, glossary }: Sources): ContentProblem[] {
  const entries = Object.entries(pages) as [SitePath, PageContent][];
  const inFile = (file: string, findings: Finding[]) => findings.map((finding) => ({ file, ...finding }));
  const places = new Map(entries.map(([path, page]) => [path, placesOf(path, page)]));
  return [
    ...entries.flatMap(([path, page]) =>
      inFile(pageFile(path), [
        ...checkLengths(page),
        ...checkParts(path, page),
        ...checkVerses(page),
        ...checkReview(path, page),
        ...checkPlaces(page, places),
      ]),
    ),
    ...[...places.values()].flatMap(({ problem }) => problem ?? []),
    ...checkTwins(entries, "title"),
    ...checkTwins(entries, "description"),
    ...inFile("app/content/studies.ts", checkStudies(studies)),
    ...inFile("app/content/glossary.ts", checkGlossary(glossary)),
  ];
}

function checkLengths(page: PageContent): Finding[] {
  const limits = [
    ["title", 3, 60],
    ["subtitle", 1, 120],
    ["description", 70, 160],
  ] as const;
  return limits.flatMap(([field, least, most]) => {
    const { length } = page[field];
    if (length >= least && length <= most) return [];
    return { field, problem: `it has ${length} characters`, mend: `write ${least} to ${most}` };
  });
}

function checkParts(path: SitePath, page: PageContent): Finding[] {
  const findings: Finding[] = textsOf(page)
    .filter(({ text }) => (typeof text === "string" ? text.trim() === "" : text.length === 0))
    .map(({ field }) => ({ field, problem: "it is empty", mend: "write it, or leave the field out" }));
  if (page.sections.length === 0) {
    findings.push({ field: "sections", problem: "the page has none", mend: "write at least one section" });
  }
  const gist = page.gist?.length ?? 0;
  if (isEducational(path) && (gist < 2 || gist > 3)) {
    const mend = "open with two or three sentences that give the gist";
    findings.push({ field: "gist", problem: `it has ${gist} entries`, mend });
  }
  page.next?.forEach(({ to }, i) => {
    if (to !== path) return;
    findings.push({ field: `next[${i}].to`, problem: "it leads to this very page", mend: "name another page" });
  });
  return findings;
}

/** A verse is found by its title, and a bar at the end of a line would be read out. */
function checkVerses({ sections }: PageContent): Finding[] {
  return sections.flatMap((section, s) => {
    if (section.kind !== "verses") return [];
    const titles = section.verses.map(({ title }) => title);
    return section.verses.flatMap(({ title, roman, devanagari }, v): Finding[] => {
      const field = `sections[${s}].verses[${v}]`;
      const lines = (verse: string) => verse.split("\n").length;
      const findings: Finding[] = [];
      if (titles.indexOf(title) < v)
        findings.push({ field: `${field}.title`, problem: `"${title}" stands twice`, mend: "give each verse its own" });
      if (roman.includes("|"))
        findings.push({ field: `${field}.roman`, problem: "it holds a bar", mend: "begin a new line (\\n) instead" });
      if (lines(roman) !== lines(devanagari)) {
        const mend = "begin a new line (\\n) at the same places in both";
        findings.push({ field, problem: "its two scripts differ in lines", mend });
      }
      return findings;
    });
  });
}

function checkReview(path: SitePath, { reviewed }: PageContent): Finding[] {
  const field = "reviewed";
  if (!reviewed) {
    if (!isHealthPage(path)) return [];
    return [{ field, problem: "a health page has no review dates", mend: "add the days it was written and is due" }];
  }
  const wrong = (["written", "due"] as const).filter((name) => !isDay(reviewed[name]));
  if (wrong.length > 0) {
    const mend = "write a day as 2026-01-31";
    return wrong.map((name) => ({ field: `reviewed.${name}`, problem: `"${reviewed[name]}" is no day`, mend }));
  }
  if (reviewed.due > reviewed.written) return [];
  return [{ field: "reviewed.due", problem: "it is not after the day of writing", mend: "set a later day" }];
}

/** Links to a place on a page, in running text, on buttons and on cards. */
function checkPlaces(page: PageContent, places: ReadonlyMap<string, { ids: readonly string[] }>): Finding[] {
  return linksOf(page).flatMap(({ field, to }) => {
    const [path = "", place] = to.split("#");
    if (!path.startsWith("/")) return [];
    const target = places.get(path);
    if (!target) return { field, problem: `there is no page ${path}`, mend: "link to an address of app/routes.ts" };
    if (place === undefined || target.ids.includes(place)) return [];
    const mend = `use one of ${target.ids.map((id) => `#${id}`).join(", ")}, or give the section that id`;
    return { field, problem: `${path} has no place #${place}`, mend };
  });
}

function linksOf(value: unknown, field = ""): { field: string; to: string }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key;
    return key === "to" && typeof inner === "string" ? [{ field: name, to: inner }] : linksOf(inner, name);
  });
}

function placesOf(path: SitePath, page: PageContent): { ids: string[]; problem?: ContentProblem } {
  try {
    const { sections, references, words } = preparePage(path, page);
    const own = [...(references.length > 0 ? ["references"] : []), ...(words.length > 0 ? ["words"] : []), "main"];
    const topics = path === "/audios" ? sessions.map(({ topic }) => topic) : [];
    return { ids: [...sections.map(({ id }) => id), ...topics, ...own] };
  } catch (error) {
    if (error instanceof ContentError) return { ids: [], problem: error.details };
    throw error;
  }
}

function checkTwins(entries: readonly [SitePath, PageContent][], field: "title" | "description"): ContentProblem[] {
  return entries.flatMap(([path, page], i) => {
    const twin = entries.slice(0, i).find(([, other]) => other[field] === page[field]);
    if (!twin) return [];
    const problem = `it is the same as in ${pageFile(twin[0])}`;
    return { file: pageFile(path), field, problem, mend: "say what only this page holds" };
  });
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && day.length === 10;
}
