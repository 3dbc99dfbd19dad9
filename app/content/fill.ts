/** Fills the gaps of a sentence: fill("{title} is kept", { title }). */
export const fill = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

/** The wording for one or for several. */
export const fillCount = ({ one, other }: { one: string; other: string }, values: Readonly<Record<string, number>>) =>
  Object.values(values)[0] === 1 ? one : fill(other, values);
