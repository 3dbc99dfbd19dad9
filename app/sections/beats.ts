import { syllablesOf } from "#app/content/schema/respelling.ts";

export type Beat = "short" | "long" | "echo";

/**
 * The beats of one line of Sanskrit in IAST, word by word. A syllable is long if its vowel is long or two consonants
 * follow; at the end of a line one consonant is enough, because the pause closes the syllable.
 */
export function beatsOf(line: string): Beat[][] {
  const syllables = syllablesOf(line);
  const closed = /[^aāiīuūṛeoḥ]$/.test(line.replace(/\P{L}+$/u, ""));
  const beats = syllables.map(({ heavy, echo }, i): Beat => {
    if (echo) return "echo";
    return heavy || (closed && i === syllables.length - 1) ? "long" : "short";
  });
  const words = line.split(" ");
  let done = 0;
  return words.map((word, i) => {
    if (i === words.length - 1) return beats.slice(done);
    // A consonant follows, so that ḥ is not taken for the end of a line.
    return beats.slice(done, (done += syllablesOf(`${word}t`).length));
  });
}

export const beatWidth = 13;
const gapBetweenWords = 9;

/** Where each beat begins, with a gap between words. A long beat is twice as wide as a short one. */
export function placeBeats(words: readonly Beat[][]) {
  const marks: { kind: Beat; x: number }[] = [];
  let end = -gapBetweenWords;
  for (const word of words) {
    end += gapBetweenWords;
    for (const kind of word) {
      marks.push({ kind, x: end + beatWidth / 2 });
      end += kind === "long" ? 2 * beatWidth : beatWidth;
    }
  }
  return { marks, width: end };
}
