import { Content, ContentError, pageFile, sharedFiles } from "#app/content/read/content.ts";
import type { ContentProblem } from "#app/content/read/yaml-file.ts";
import * as collections from "#app/content/schema/collections.ts";
import {
  inboxMessagesSchema,
  labelsSchema,
  messagesSchema,
  playerSchema,
  siteSchema,
} from "#app/content/schema/site.ts";
import { anyPage } from "#app/content/schema/page.ts";
import { textsOf } from "#app/content/schema/visit-texts.ts";
import type { PageContent, SitePath } from "#app/content/types.ts";
import { checkWording } from "#app/checks/rules/claims.ts";
import { checkSanskritLetters, checkShortForms } from "#app/checks/rules/letters.ts";
import { checkFragments, fragmentsOf } from "#app/checks/rules/links.ts";
import { checkPageGroup, checkRowNames } from "#app/checks/rules/page-rules.ts";
import type { Finding, PageToCheck, PlacedText } from "#app/checks/rules/rule.ts";
import { preparePage } from "#app/page/prepare-page.ts";
import { sessions } from "#sound/sessions/all.ts";

/** Everything that is wrong in the content: the one check behind the build, the tests and the editor. */
export function checkContent(content: Content = new Content()): ContentProblem[] {
  const shared = checkShared(content);
  // Pages refer to the shared files: until those can be read, nothing sensible can be said about a page.
  if (shared.length > 0) return shared;
  const { problems, fragments } = checkPages(content, content.paths);
  // Wordings that are not true in this build must be right as well.
  const withChoices = content.paths.filter((path) => /^\s*(- )?if the /m.test(content.source.read(pageFile(path))));
  for (const every of [true, false])
    problems.push(...checkPages(content.assuming(every), withChoices, fragments).problems);
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique.values()];
}

function checkShared(content: Content): ContentProblem[] {
  const unreadable = sharedFiles.flatMap((name) => problemsOf(() => content[name]));
  if (unreadable.length > 0) return [...new Set(unreadable)];

  const { site, facts, studies, glossary, testimonials, labels, messages, inboxMessages, player } = content;
  const texts: Record<string, PlacedText[]> = {
    site: textsOf(siteSchema([]), site),
    studies: textsOf(collections.studies, studies),
    glossary: textsOf(collections.glossary, glossary),
    testimonials: textsOf(collections.testimonials, testimonials),
    videos: textsOf(collections.videos([]), { videos: content.videos }),
    gallery: textsOf(collections.gallery({}), { gallery: content.gallery }),
    labels: textsOf(labelsSchema, labels),
    messages: textsOf(messagesSchema(facts), messages),
    "inbox-messages": textsOf(inboxMessagesSchema(facts), inboxMessages),
    player: textsOf(playerSchema, player),
  };
  const inFiles = Object.entries(texts).flatMap(([name, inFile]) => {
    const findings = checkWording(name, inFile, content.allowedWording, { ranges: false });
    const letters = name === "glossary" ? checkSanskritLetters(inFile) : [];
    return locate(content, `content/${name}.yaml`, [...findings, ...letters]);
  });
  const spoken = checkWording("sound/sessions", stringsIn(sessions), content.allowedWording, { ranges: false });
  return [...inFiles, ...spoken.map((finding) => ({ file: "sound/sessions", ...finding }))];
}

type Fragments = ReadonlyMap<string, readonly string[]>;

function checkPages(content: Content, paths: readonly string[], ofOtherPages: Fragments = new Map()) {
  const problems: ContentProblem[] = [];
  const pages: PageToCheck[] = [];
  for (const path of paths as SitePath[]) {
    const unreadable = problemsOf(() => content.page(path));
    problems.push(...unreadable);
    if (unreadable.length === 0) pages.push(openPage(path, content));
  }
  const own = pages.map(({ path, prepared }): [string, string[]] => [path, fragmentsOf(prepared)]);
  const fragments: Fragments = new Map([...ofOtherPages, ...own]);
  for (const toCheck of pages)
    problems.push(
      ...locate(content, pageFile(toCheck.path), [
        ...checkPageGroup(toCheck),
        ...checkFragments(toCheck, fragments),
        ...checkRowNames(toCheck.prepared),
        ...checkWording(toCheck.path, toCheck.texts, content.allowedWording),
        ...checkSanskritLetters(toCheck.texts),
        ...checkShortForms(toCheck, content.shortForms),
        ...checkTwins(toCheck, pages),
      ]),
    );
  return { problems, fragments };
}

const opened = new WeakMap<PageContent, PageToCheck>();

/** Prepared once for each version of a page, so that an editor can check after every change. */
function openPage(path: SitePath, content: Content): PageToCheck {
  const page = content.page(path);
  const known = opened.get(page);
  if (known) return known;
  const toCheck = {
    path,
    page,
    texts: textsOf(anyPage, page),
    prepared: preparePage(path, page, { sources: content }),
  };
  opened.set(page, toCheck);
  return toCheck;
}

function checkTwins({ path, page }: PageToCheck, pages: readonly PageToCheck[]): Finding[] {
  return (["title", "description"] as const).flatMap((field) => {
    const twin = pages.find((other) => other.path < path && other.page[field] === page[field]);
    if (!twin) return [];
    return { field, problem: `it is the same as on the page ${twin.path}`, fix: "Say what only this page has" };
  });
}

function locate(content: Content, file: string, findings: readonly Finding[]): ContentProblem[] {
  return findings.map((finding) => ({ file, line: content.files.get(file)?.lineOfField(finding.field), ...finding }));
}

function problemsOf(read: () => unknown): readonly ContentProblem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** The scores of the sessions are code: every string in them counts as a text. */
function stringsIn(value: unknown, field = ""): PlacedText[] {
  if (typeof value === "string") return [{ field, role: "text", text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, field ? `${field}.${key}` : key));
}
