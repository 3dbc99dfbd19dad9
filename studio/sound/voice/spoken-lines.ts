import recorded from "./spoken-lines.json" with { type: "json" };

/** How a line is pronounced, in the phonemes of the speech model, and how long that takes. */
export type SpokenLine = { phonemes: string; seconds: number };

/** Every line that the voice says, by its text. `npm run voice` adds new lines and measures their length. */
export const spokenLines: Readonly<Record<string, SpokenLine>> = recorded;

/** Seconds of speech for each letter, for a line that has not been spoken yet. */
const TYPICAL = 0.072;

export const spokenSeconds = (text: string): number =>
  spokenLines[text]?.seconds || Math.round((0.5 + text.length * TYPICAL) * 100) / 100;
