import { parse } from "yaml";
import { fieldIn } from "#app/content/field-path.ts";

/** Words that are no longer there, or new, or both in the same place. */
export type ChangedWords = { before?: string; after?: string };

/** What changed between two versions of a content file. An entry that only moved in its list is not a change. */
export function changedWords(before: string, after: string): ChangedWords[] {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  const gone = without(old, now);
  const added = new Map(without(now, old));
  const replaced = gone.map(([field, words]) => {
    const changed: ChangedWords = { before: words, after: added.get(field) };
    added.delete(field);
    return changed;
  });
  return [...replaced, ...[...added.values()].map((words) => ({ after: words }))];
}

type Words = ReadonlyMap<string, string>;

/** The words that the other version does not have in the same field, or anywhere in the same list. */
function without(words: Words, other: Words): [field: string, words: string][] {
  const known = new Set([...other].map(placed));
  return [...words].filter((entry) => !known.has(placed(entry)));
}

const placed = ([field, words]: [string, string]) => `${field.replace(/\[\d+\]/g, "[]")} ${words}`;

function wordsIn(source: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, field: string): void => {
    if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value))
        walk(inner, fieldIn(field, Array.isArray(value) ? Number(key) : key));
    else if (value !== null && value !== undefined && value !== "") found.set(field, String(value));
  };
  walk(parse(source), "");
  return found;
}
