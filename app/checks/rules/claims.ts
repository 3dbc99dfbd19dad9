import type { AllowedWording } from "#app/content/schema/collections.ts";
import { plain } from "#app/content/text.ts";
import { splitSentences } from "#app/checks/reading-ease.ts";
import type { Finding, PlacedText } from "#app/checks/rules/rule.ts";

/** Words that promise more than any study supports. Whole words, in any case. */
const promises = [
  /cur(?:e|es|ed|ing|e-all)/,
  /heal(?:s|ed|ing)? (?:\w+ )?completely|completely heal(?:s|ed)?|complete healing|heals? (?:all|any|every)\w*/,
  /(?:clinically|scientifically|medically) proven|proven to|science proves/,
  /guarantee(?:s|d|ing)?/,
  /replac(?:e|es|ed|ing) (?:your |all |any |the )?(?:medication|medications|medicine|medicines|treatment|doctor)/,
  /detox(?:es|ing|ify|ifies|ifying|ification)?|toxins?/,
  /miracles?|miraculous(?:ly)?/,
  /boost(?:s|ed|ing)? (?:your |the )?(?:immunity|immune)/,
  /(?:100 ?%|completely|totally|perfectly|absolutely) (?:safe|effective)/,
  /(?:no|without|free of|zero) side[ -]effects?/,
  /eliminat(?:e|es|ed|ing) (?:\w+ )?(?:disease|diseases|illness|pain|stress|anxiety|depression)/,
  /prevent(?:s|ed|ing|ion of)? (?:\w+ )?(?:falls?|cancer|diseases?|illness|strokes?|diabetes|dementia|heart attacks?)/,
  /revers(?:e|es|ed|ing) (?:\w+ )?(?:ageing|aging|diseases?|diabetes|illness)/,
  /melts? (?:away )?(?:fat|pounds|stress)|instant(?:ly)? (?:relief|calm|relax\w*)/,
  /(?:permanent|lasting|total) (?:relief|cure)|pain[- ]free/,
];
// \b does not work beside "%", so the ends of the words are checked explicitly.
const promise = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${promises.map(({ source }) => source).join("|")})(?![\\p{L}\\p{N}])`,
  "iu",
);
/** "5-10" can be heard as a date or a score. */
const range = /(?<![-\d])\d+[-–]\d+(?![-\d])/;

const rules = [
  {
    pattern: promise,
    problem: (found: string) => `“${found}” promises more than studies support`,
    fix: "Say only what studies found, and name the study",
  },
  {
    pattern: range,
    problem: (found: string) => `“${found}” can be read out as a date or a score`,
    fix: "Write the range with “to”, as in 5 to 10",
  },
];

/** Sentences that promise too much, or that are read out wrongly. `page` is the address or the name of the file. */
export function checkWording(
  page: string,
  texts: readonly PlacedText[],
  allowed: readonly AllowedWording[],
  { ranges = true } = {},
): Finding[] {
  const isAllowed = (sentence: string, found: string) =>
    allowed.some((entry) => entry.page === page && sentence.includes(entry.phrase) && entry.phrase.includes(found));
  return texts.flatMap(({ field, text }) =>
    splitSentences(plain(text)).flatMap((sentence) =>
      rules
        .filter(({ pattern }) => pattern !== range || ranges)
        .flatMap(({ pattern, problem, fix }) => {
          const [found] = pattern.exec(sentence) ?? [];
          if (!found || isAllowed(sentence, found)) return [];
          return { field, problem: problem(found), fix };
        }),
    ),
  );
}
