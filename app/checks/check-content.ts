import { isPage, pageFile } from "#app/content/page-file.ts";
import { Content, ContentError, generatedFiles, sharedFiles } from "#app/content/read/content.ts";
import type { ContentProblem } from "#app/content/read/yaml-file.ts";
import { pageShape } from "#app/content/schema/page.ts";
import { textsOf } from "#app/content/schema/visit-texts.ts";
import type { PageContent, SitePath } from "#app/content/types.ts";
import { checkWording } from "#app/checks/rules/claims.ts";
import { checkSanskritLetters, checkShortForms } from "#app/checks/rules/letters.ts";
import { checkFragments, fragmentsOf } from "#app/checks/rules/fragment-links.ts";
import { checkEmergencySigns, checkPageGroup, checkRowNames } from "#app/checks/rules/page-rules.ts";
import { checkRuleHomes } from "#app/checks/rules/rule-homes.ts";
import type { Finding, PageToCheck } from "#app/checks/rules/rule.ts";
import { preparePage } from "#app/page/prepare-page.ts";

/** Every problem in the content. The build, the tests and the editor all use this check. */
export function checkContent(content: Content = new Content()): ContentProblem[] {
  const shared = checkShared(content);
  // Pages refer to the shared files, so they can be checked only once those are valid.
  if (shared.length > 0) return withoutRepeats(shared);
  const { problems, fragments } = checkPages(content, content.paths);
  // Also check the branches this build does not use.
  const conditional = content.paths.filter((path) => /^\s*(- )?if the /m.test(content.source.read(pageFile(path))));
  for (const every of [true, false])
    problems.push(...checkPages(content.assuming(every), conditional, fragments).problems);
  return withoutRepeats(problems);
}

function withoutRepeats(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function checkShared(content: Content): ContentProblem[] {
  const unreadable = [...sharedFiles, ...generatedFiles].flatMap((name) => problemsOf(() => content[name]));
  if (unreadable.length > 0) return unreadable;

  const files = [...content.files.keys()].filter((file) => !isPage(file));
  return files.flatMap((file) => {
    const [, name = ""] = /^content\/([\w-]+)/.exec(file) ?? [];
    const texts = content.textsIn(file);
    const findings = checkWording(name, texts, content.allowedWording, { ranges: false });
    const letters = name === "glossary" ? checkSanskritLetters(texts) : [];
    return locate(content, file, [...findings, ...letters]);
  });
}

type Fragments = ReadonlyMap<string, readonly string[]>;

function checkPages(content: Content, paths: readonly string[], ofOtherPages: Fragments = new Map()) {
  const problems: ContentProblem[] = [];
  const pages: CheckedPage[] = [];
  for (const path of paths as SitePath[]) {
    const unreadable = problemsOf(() => content.page(path));
    problems.push(...unreadable);
    if (unreadable.length === 0) pages.push(checkAlone(path, content));
  }
  const own = pages.map(({ path, prepared }): [string, string[]] => [path, fragmentsOf(prepared)]);
  const fragments: Fragments = new Map([...ofOtherPages, ...own]);
  for (const page of pages) {
    const findings = [...page.findings, ...checkFragments(page, fragments), ...checkDuplicates(page, pages)];
    problems.push(...locate(content, pageFile(page.path), findings));
  }
  return { problems, fragments };
}

type CheckedPage = PageToCheck & { findings: readonly Finding[] };
const cache = new WeakMap<PageContent, CheckedPage>();

/**
 * Checked once for each version of a page, so that an editor can check after every change. A page is read anew when a
 * shared file changes.
 */
function checkAlone(path: SitePath, content: Content): CheckedPage {
  const page = content.page(path);
  const known = cache.get(page);
  if (known) return known;
  const texts = textsOf(pageShape, page);
  const toCheck = { path, page, texts, prepared: preparePage(path, page, { sources: content }) };
  const findings = [
    ...checkPageGroup(toCheck),
    ...checkEmergencySigns(page),
    ...checkRowNames(toCheck.prepared),
    ...checkWording(path, texts, content.allowedWording),
    ...checkRuleHomes(toCheck, content),
    ...checkSanskritLetters(texts),
    ...checkShortForms(toCheck, content.shortForms),
  ];
  const checked = { ...toCheck, findings };
  cache.set(page, checked);
  return checked;
}

function checkDuplicates({ path, page }: PageToCheck, pages: readonly PageToCheck[]): Finding[] {
  return (["title", "description"] as const).flatMap((field) => {
    const duplicate = pages.find((other) => other.path < path && other.page[field] === page[field]);
    if (!duplicate) return [];
    return { field, problem: `it is the same as on the page ${duplicate.path}`, fix: "Say what only this page has" };
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
