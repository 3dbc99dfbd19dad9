import { splitSentences, visibleTexts, wordsOf } from "#app/checks/count-words.ts";
import { sanskritLetters } from "#app/checks/rules/letters.ts";
import { partsOf, plain, richText, type Text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

/** Reading ease is an estimate: English syllables are guessed from spelling. */
export type Readability = { readingEase: number; longestSentence: { words: number; text: string } };

export function readabilityOf(page: PageContent): Readability {
  const sentences = visibleTexts(page).flatMap(({ text }) => sentencesOf(text));
  const counts = sentences.map((sentence) => wordsOf(sentence).length);
  const longest = counts.indexOf(Math.max(...counts));
  return {
    readingEase: readingEase(sentences),
    longestSentence: { words: counts[longest] ?? 0, text: sentences[longest] ?? "" },
  };
}

/** Flesch: 206.835 − 1.015 × words per sentence − 84.6 × syllables per word. 60 and more reads easily. */
function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return Math.round(206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length));
}

/** Vowels that stand together but are spoken apart, as in "diet", "being", "diabetes", "idea". */
const twoSounds = /[^cstg]i[ao](?!n)|iet|ienc|[^p]eo(?!us|p)|[dr]ea(?:l?$)|eing|uous|[^gq]ua(?!r)|ying/g;

/** Groups of vowels, less the endings that are written but not spoken. Right for most words; wrong by one for some. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  // A figure is read as one word or two; counting it as one favours neither side much.
  if (letters.length <= 3) return 1;
  const spoken = letters
    .replace(/([^aeiouy])e(?=(?:ful|ly|ments?|less|times|thing)$)/, "$1") // "careful", "safely"
    .replace(/(?:[^laeiouy]|[aeiouy]l)e$/, (end) => end.slice(0, -1)) // "breathe", "whole", but not "table"
    .replace(/([^td])ed$/, "$1d") // "breathed", but not "rested"
    .replace(/([^sxzcgl]|[aeiouy]l|[^cs]h)es$/, "$1s"); // "times", but not "pauses" or "muscles"
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  const split = spoken.match(twoSounds)?.length ?? 0;
  return Math.max(1, groups + split);
}

/**
 * Whole sentences only: a heading, a label or a table cell without an end mark is not measured. Sanskrit is left out,
 * because each term is explained where it is first used and would only count as hard English.
 */
export function sentencesOf(text: Text): string[] {
  const english = partsOf(text).filter((part) => typeof part === "string" || part.kind !== "term");
  const words = plain(richText(english))
    .replace(new RegExp(`\\S*${sanskritLetters.source}\\S*`, "gi"), "")
    .replace(/\b(?:e\.g|i\.e|Dr|St|vs|et al|a\.m|p\.m)\./g, (short) => short.replaceAll(".", ""));
  return splitSentences(words)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => /[.!?…]["'”’)]*$/.test(sentence) && wordsOf(sentence).length > 0);
}
