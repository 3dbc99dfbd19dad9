import { z } from "zod";
import { isText, partsOf, richText, type Inline, type Text } from "#app/content/text.ts";
import type { SiteLink } from "#app/content/types.ts";
import { emptyField, reporter, roles, type Report } from "#app/content/schema/fields.ts";
import { didYouMean } from "#app/content/schema/suggest.ts";

/** As content/rules.yaml words it. */
type Rule = { full?: (Text | { bullets: Text[] })[]; short: Text };

/** Names that inline markup can refer to. */
export type Names = {
  paths: readonly string[];
  studies: Readonly<Record<string, unknown>>;
  /** The Sanskrit terms. */
  glossary: Readonly<Record<string, { roman: string }>>;
  /** Facts of the practice that a sentence can quote, such as {mail}. */
  quotable: Readonly<Record<string, Inline>>;
  /** Rules about health that a sentence can quote, such as {twenty-weeks}. */
  rules: Readonly<Record<string, Rule>>;
};

export const webAddress = /^https:\/\/[^\s/]+\.\S+$/;
const phoneAddress = /^tel:\+?\d+$/;

const marks = new RegExp(
  [
    /\\(?<literal>[*[\]{}\\])/,
    /\*\*(?<strong>[^*]+)\*\*/,
    /\*(?<em>[^*]+)\*/,
    /\[(?<studies>@[^\]]*)\]/,
    /\[(?<words>[^\]]+)\]\((?<to>[^)]*)\)/,
    /\[[^\]]+\](?<unclosed>\()/,
    /\{(?<name>[^}]*)\}/,
    /(?<stray>[*[\]{}])/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** Words with marks. */
export const textWith = (names: Names) =>
  z
    .string()
    .transform((source, ctx): Text => {
      if (source.trim() === "") reporter(ctx)(...emptyField);
      return readText(source, names, reporter(ctx));
    })
    .register(roles, { role: "text" });

/**
 * Reads `*em*`, `**strong**`, `[words](/page)`, `[@study; @study]`, `{term}`, `{term, plain}`, `{mail}`, `{rule}` and
 * `{rule, short}`.
 * A text without marks stays a string.
 */
export function readText(source: string, names: Names, report: Report): Text {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of source.matchAll(marks)) {
    parts.push(source.slice(end, found.index), ...[readMark(found.groups ?? {}, names, report)].flat());
    end = found.index + found[0].length;
  }
  return richText([...parts, source.slice(end)]);
}

function readMark(
  { literal, strong, em, studies, words, to, unclosed, name, stray }: Readonly<Record<string, string | undefined>>,
  names: Names,
  report: Report,
): Inline | readonly Inline[] {
  if (literal) return literal;
  if (strong) return { kind: "strong", words: strong };
  if (em) return { kind: "em", words: em };
  if (studies) return readCitation(studies, names, report);
  if (words && to !== undefined) return readLink(words, to.trim(), names, report);
  if (name !== undefined) return readName(name, names, report);
  if (unclosed) report("the link is not closed", "Add ) after its address");
  else
    report(
      `a ${stray} has no partner`,
      `Add the missing half, or remove it. To show the character itself, write \\${stray}`,
    );
  return "";
}

function readCitation(studies: string, names: Names, report: Report): Inline {
  const keys = studies.split(";").map((key) => key.trim().replace(/^@/, ""));
  for (const key of keys)
    if (!Object.hasOwn(names.studies, key))
      report(
        `there is no study named "${key}"`,
        `${didYouMean(key, Object.keys(names.studies))}Use a name from content/studies.yaml, or add the study there`,
      );
  return { kind: "cite", keys };
}

function readLink(words: string, to: string, names: Names, report: Report): Inline {
  if (to.startsWith("/")) {
    checkPath(to, names.paths, report);
    return { kind: "link", to: to as SiteLink, words };
  }
  if (!webAddress.test(to) && !phoneAddress.test(to))
    report(
      `"${to}" is not an address`,
      "Write a page of this site, such as /faq, a whole address that begins with https://, or a phone number such as tel:112",
    );
  return { kind: "outside", href: to as `${"https://" | "tel:"}${string}`, words };
}

/** Whether the page of a link exists. Whether it has the #fragment is checked once all pages are read. */
export function checkPath(to: string, paths: readonly string[], report: Report): void {
  const path = to.replace(/#.*$/, "");
  if (!paths.includes(path))
    report(`there is no page ${path}`, `${didYouMean(path, paths)}The pages are the files in content/pages`);
}

function readName(name: string, { glossary, quotable, rules }: Names, report: Report): Inline | readonly Inline[] {
  const [key = "", how] = name.split(",").map((word) => word.trim());
  const rule = rules[key];
  if (rule) return partsOf(readRule(key, rule, how, report));
  const fact = quotable[key];
  if (fact !== undefined) return fact;
  const roman = glossary[key]?.roman;
  if (roman === undefined)
    report(
      `the glossary has no term "${key}"`,
      `${didYouMean(key, Object.keys({ ...glossary, ...quotable, ...rules }))}Use a name from content/glossary.yaml, or add the term there`,
    );
  if (how !== undefined && how !== "plain")
    report(
      `"${how}" means nothing after a term`,
      `Write {${key}} to explain the term, or {${key}, plain} to leave it unexplained`,
    );
  return { kind: "term", key, roman: roman ?? key, unexplained: how !== undefined };
}

function readRule(key: string, { full = [], short }: Rule, how: string | undefined, report: Report): Text {
  if (how === "short") return short;
  const [only, ...more] = full;
  if (how !== undefined) report(`"${how}" means nothing after a rule`, `Write {${key}} or {${key}, short}`);
  else if (only && more.length === 0 && isText(only)) return only;
  else report(`the rule "${key}" does not fit into a sentence`, `Write {${key}, short} here, or ${ownLine(key)}`);
  return short;
}

const ownLine = (key: string) =>
  `- ${key === "urgent-signs" ? "signs: emergency" : `rule: ${key}`} on a line of its own`;
