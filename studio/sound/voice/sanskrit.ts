import recordedLines from "./lines.json" with { type: "json" };
import recordedWords from "./sanskrit.json" with { type: "json" };

/** A recorded word: the name of its file, and its phonemes, which are said twice. Without phonemes the choir sings it. */
export type RecordedWord = { file: string; word?: string };
/** A recorded line of a verse, once at the pace of a recitation and once slowly. Without phonemes the choir sings it. */
export type RecordedLine = { file: string; phonemes?: string };

/** By the words in Latin letters, as the content spells them. */
export const sanskrit: Readonly<Record<string, RecordedWord>> = recordedWords;
export const verseLines: Readonly<Record<string, RecordedLine>> = recordedLines;
