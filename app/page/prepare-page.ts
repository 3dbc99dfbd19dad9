import { glossary, type Term, type TermKey } from "#app/content/glossary.ts";
import { studies, type Reference, type StudyKey } from "#app/content/studies.ts";
import { joinTexts, plain, type Inline, type Text } from "#app/content/text.ts";
import type { PageContent, Section, SitePath } from "#app/content/types.ts";
import { ContentError, pageFile } from "#app/page/content-problem.ts";
import { findSanskrit } from "#app/page/find-sanskrit.ts";
import { mapTexts, type Place } from "#app/page/page-texts.ts";
import { sectionIds } from "#app/page/section-ids.ts";

export type PreparedSection = Section & { id: string };
export type PageWord = Term & { key: TermKey };

export type PreparedPage = Omit<PageContent, "gist" | "sections"> & {
  path: SitePath;
  gist?: Text;
  sections: readonly PreparedSection[];
  /** The sources of this page, numbered in order of first use. Study cards find their study here by key. */
  references: readonly Reference[];
  /** What a reader may jump to. Empty on a page too short to need it. */
  contents: readonly { id: string; heading: string }[];
  /** The Sanskrit of this page in order of first use, also where it stands in plain English letters. */
  words: readonly PageWord[];
};

/** A page of up to this many headings is seen at a glance. */
const headingsWithoutContents = 4;

/**
 * What a page needs beyond its words: numbered sources, Sanskrit explained at its first use, places to jump to.
 * `alsoShown` is what the page shows beside its own words: sessions, videos.
 * Runs at build time; the result is plain data and the content is left as it was.
 */
export function preparePage(path: SitePath, page: PageContent, alsoShown: readonly string[] = []): PreparedPage {
  const references = new Map<StudyKey, Reference>();
  const words = new Map<TermKey, PageWord>();
  const explained = new Set<TermKey>();
  const ids = sectionIds(path, page.sections);

  function referenceTo(key: StudyKey, place: Place): Reference {
    const known = references.get(key);
    if (known) return known;
    if (!Object.hasOwn(studies, key)) {
      const mend = "use a key of app/content/studies.ts, or add the study there";
      throw new ContentError({
        file: pageFile(path),
        field: place.field,
        problem: `no study is called "${key}"`,
        mend,
      });
    }
    const reference = { number: references.size + 1, key, cited: false, ...studies[key] };
    references.set(key, reference);
    return reference;
  }

  function prepareCitation(part: Extract<Inline, { kind: "cite" }>, place: Place): Inline {
    const sources = part.keys.map((key) => referenceTo(key, place));
    const first = sources.filter(({ cited }) => !cited).map(({ number }) => number);
    for (const source of sources) source.cited = true;
    return { ...part, numbers: sources.map(({ number }) => number), ...(first.length > 0 && { first }) };
  }

  function list(key: TermKey) {
    if (!words.has(key)) words.set(key, { key, ...termOf(key) });
  }

  function prepareInline(part: Inline, place: Place): Inline {
    if (typeof part === "string") return part;
    if (part.kind === "cite") return prepareCitation(part, place);
    if (part.kind !== "term") return { ...part };
    const { roman: _roman, ...first } = termOf(part.key);
    list(part.key);
    if (part.bare || explained.has(part.key)) return { ...part };
    if (namesRow.test(place.field)) refuseInRowName(path, part.key, place);
    explained.add(part.key);
    return { ...part, first };
  }

  const { gist, sections } = mapTexts({ gist: page.gist ?? [], sections: page.sections }, (text, place) => {
    if (place.key === "study") referenceTo(text as StudyKey, place);
    // A verse carries its own pronunciation.
    else if (!["say", "roman", "devanagari"].includes(place.key)) findSanskrit(plain(text)).forEach(list);
    return typeof text === "string" ? text : text.map((part) => prepareInline(part, place));
  });
  [page.title, page.subtitle, ...alsoShown].flatMap(findSanskrit).forEach(list);
  const prepared = sections.map((section, i) => ({ ...section, id: ids[i]! }));
  // The heading of a quote is there for screen readers only, and a list that jumps to it would look odd.
  const visible = prepared.filter(({ kind }) => kind !== "quote");

  return {
    ...structuredClone(page),
    gist: page.gist && joinTexts(gist),
    path,
    sections: prepared,
    references: [...references.values()],
    contents: visible.length > headingsWithoutContents ? visible.map(({ id, heading }) => ({ id, heading })) : [],
    words: [...words.values()],
  };
}

/** The name of a row is said again at each of its cells: no place for a lesson in pronunciation. */
const namesRow = /\.rows\[\d+\]\[0\]$/;

function refuseInRowName(path: SitePath, key: TermKey, { field }: Place): never {
  throw new ContentError({
    file: pageFile(path),
    field,
    problem: `"${key}" would be explained in the name of a row`,
    mend: `write sa("${key}", "bare") here and sa("${key}") in the intro of the section`,
  });
}

/** What a reader is shown of a term: its other spellings are for finding it only. */
function termOf(key: TermKey): Term {
  const { roman, devanagari, say, meaning } = glossary[key];
  return { roman, devanagari, say, meaning };
}
