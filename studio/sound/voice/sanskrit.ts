import recorded from "./sanskrit.json" with { type: "json" };

/**
 * A recorded word or verse: the name of its file, and its phonemes. A word is said twice, a verse once, line by line. Without
 * either, the choir sings it. A long verse is spoken faster, so that its file stays small.
 */
export type RecordedWords = { file: string; word?: string; lines?: string[]; speed?: number };

/** By the words in Latin letters, as the content spells them. */
export const sanskrit: Readonly<Record<string, RecordedWords>> = recorded;
