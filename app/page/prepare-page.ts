import { sectionIds } from "#app/content/fragments.ts";
import { glossary, studies } from "#app/content/content.ts";
import { heroOf, type Picture } from "#app/content/pictures.ts";
import { linesToHear, wordsToHear } from "#app/content/sessions.ts";
import type { PageContent, Reference, Section, SitePath, Study, Term } from "#app/content/types.ts";
import { pageShape } from "#app/content/schema/page.ts";
import type { Session } from "#app/content/schema/session.ts";
import { mapTexts } from "#app/content/schema/visit-texts.ts";
import { joinTexts, plain, richText, type Inline } from "#app/content/text.ts";
import { sanskritFinder } from "#app/page/find-sanskrit.ts";
import type { Prepared, PreparedInline, PreparedText } from "#app/page/prepared-text.ts";
import { sessionOn } from "#app/page/load-sessions.ts";

type Listen = Extract<Prepared<Section>, { kind: "listen" }>;
/** The address of a recording of the words, if there is one. */
type Recorded = { recording?: string };
type Practice = Extract<Prepared<Section>, { kind: "practice" }>;
type Verses = Extract<Prepared<Section>, { kind: "verses" }>;
type Verse = Verses["verses"][number];
/** A verse line by line, in both scripts and with how to say it. */
type VerseInLines = Pick<Verse, "title" | "meaning" | "source"> & {
  lines: (Pick<Verse, "devanagari" | "roman" | "say"> & Recorded)[];
};

export type PreparedSection = (
  | Exclude<Prepared<Section>, Listen | Practice | Verses>
  | (Practice & Recorded)
  | (Omit<Listen, "sessions"> & { sessions: readonly Session[] })
  | (Omit<Verses, "verses"> & { verses: VerseInLines[] })
) & { id: string };
type SanskritTerm = Omit<Term, "spelled"> & Recorded & { key: string };

export type PreparedPage = Omit<Prepared<PageContent>, "gist" | "lastUpdated" | "picture" | "sections"> & {
  path: SitePath;
  picture: Picture;
  /** On pages that show “Last Updated”: the day of the build, for readers without scripts. */
  builtOn?: string;
  gist?: PreparedText;
  sections: readonly PreparedSection[];
  /** The sources of this page, numbered in order of first use. Study cards find their study here by key. */
  references: readonly Reference[];
  /** What a reader can jump to. Empty on a page too short to need it. */
  contents: readonly { id: string; heading: string }[];
  /** The Sanskrit of this page in order of first use, including words in plain English letters. */
  sanskritTerms: readonly SanskritTerm[];
};

/** A page with no more headings than this is easy to take in without a table of contents. */
const headingsWithoutContents = 4;

type Options = {
  /** Text that the page shows in addition to its content: sessions, videos. */
  alsoShown?: readonly string[];
  /** What a reader can jump to besides the sections. */
  places?: PreparedPage["contents"];
  sources?: { studies: Readonly<Record<string, Study>>; glossary: Readonly<Record<string, Term>> };
};

/**
 * Adds what a page needs beyond its content: numbered sources, Sanskrit explained at its first use, fragments to jump to.
 * Runs at build time; the result is plain data and the content is left unchanged.
 */
export function preparePage(
  path: SitePath,
  page: PageContent,
  { alsoShown = [], places = [], sources = { studies, glossary } }: Options = {},
): PreparedPage {
  const references = new Map<string, Reference>();
  const terms = new Map<string, SanskritTerm>();
  const explained = new Set<string>();
  const ids = sectionIds(page.sections);
  const findSanskrit = sanskritFinder(sources.glossary);

  function referenceTo(key: string): Reference {
    const known = references.get(key);
    if (known) return known;
    const reference = { number: references.size + 1, key, cited: false, ...sources.studies[key]! };
    references.set(key, reference);
    return reference;
  }

  function prepareCitation({ keys }: Extract<Inline, { kind: "cite" }>): PreparedInline {
    const cited = keys.map(referenceTo);
    const first = cited.filter(({ cited }) => !cited).map(({ number }) => number);
    for (const source of cited) source.cited = true;
    return { kind: "cite", numbers: cited.map(({ number }) => number), first };
  }

  /** Leaves out the other spellings of a term, which only serve to find it. */
  function listTerm(key: string): SanskritTerm {
    const { roman, devanagari, say, meaning } = sources.glossary[key]!;
    const term = terms.get(key) ?? { key, roman, devanagari, say, meaning, recording: wordsToHear[roman] };
    terms.set(key, term);
    return term;
  }

  function prepareInline(part: Inline): PreparedInline {
    if (typeof part === "string") return part;
    if (part.kind === "cite") return prepareCitation(part);
    if (part.kind !== "term") return { ...part };
    const { kind, key, roman, unexplained } = part;
    const { meaning } = listTerm(key);
    if (unexplained || explained.has(key)) return { kind, key, roman };
    explained.add(key);
    return { kind, key, roman, meaning };
  }

  const { gist, beforeForm, besideSend, besideForm, sections, lastUpdated, ...rest } = page;
  const texts = { gist, beforeForm, besideSend, besideForm, sections };
  const prepared = mapTexts(pageShape, texts, (text, { role }) => {
    if (role === "study") referenceTo(plain(text));
    // A verse carries its own pronunciation.
    else if (role === "text") findSanskrit(plain(text)).forEach(listTerm);
    return typeof text === "string" ? text : richText(text.map(prepareInline));
  }) as Prepared<typeof texts>;
  [page.title, page.subtitle, ...alsoShown].flatMap(findSanskrit).forEach(listTerm);
  const withIds = prepared.sections.map((section, i) => ({ ...withLoadedParts(section), id: ids[i]! }));
  // The heading of a quote is only for screen readers, so a link to it would look odd.
  const visible = withIds.filter(({ kind }) => kind !== "quote");
  const contents = [...places, ...visible.map(({ id, heading }) => ({ id, heading }))];

  return {
    ...rest,
    ...prepared,
    gist: prepared.gist && joinTexts(prepared.gist),
    path,
    picture: page.picture ?? heroOf(page.family),
    builtOn: lastUpdated && new Date().toISOString().slice(0, 10),
    sections: withIds,
    references: [...references.values()],
    contents: visible.length > headingsWithoutContents ? contents : [],
    sanskritTerms: [...terms.values()],
  };
}

/** Adds what is not in the page's own file: the sessions it links to, the recordings of its practices and verses. */
function withLoadedParts(section: Prepared<Section>) {
  if (section.kind === "listen") return { ...section, sessions: section.sessions.map(sessionOn) };
  if (section.kind === "practice") return { ...section, recording: linesToHear[section.hear ?? ""] };
  if (section.kind !== "verses") return section;
  return { ...section, verses: section.verses.map(inLines) };
}

function inLines({ title, meaning, source, devanagari, roman, say }: Verse): VerseInLines {
  const [script, said] = [devanagari.split("\n"), say.split(", ")];
  const lines = roman.split("\n").map((line, i) => ({
    devanagari: script[i]!,
    roman: line,
    say: said[i]!,
    recording: linesToHear[line],
  }));
  return { title, meaning, source, lines };
}
