const NUMBERS = "zero one two three four five six seven eight nine ten".split(" ");
/** Spellings that a recogniser may choose freely. */
const SPELLINGS: Record<string, string> = {
  "20": "twenty",
  "90": "ninety",
  "110": "one hundred and ten",
  "120": "one hundred and twenty",
  "140": "one hundred and forty",
  "160": "one hundred and sixty",
  "180": "one hundred and eighty",
  colors: "colours",
  practice: "practise",
  okay: "ok",
};

/** Words without case and punctuation, with numbers written out. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^a-z0-9' ]+/g, " ");
  const words = plain.split(" ").filter(Boolean);
  return words.flatMap((word) => (SPELLINGS[word] ?? NUMBERS[Number(word)] ?? word).split(" "));
}

export type Miss = { at: number; said: string; heard: string };

/** The words of `said` that were heard as something else, by the smallest number of edits. `at` counts words. */
export function missesOf(said: string[], heard: string[]): Miss[] {
  const cost = said.map(() => new Array<number>(heard.length + 1).fill(0));
  cost.push(Array.from({ length: heard.length + 1 }, (_, j) => heard.length - j));
  for (let i = said.length - 1; i >= 0; i--) {
    cost[i]![heard.length] = said.length - i;
    for (let j = heard.length - 1; j >= 0; j--) {
      const same = said[i] === heard[j] ? 0 : 1;
      cost[i]![j] = Math.min(cost[i + 1]![j + 1]! + same, cost[i + 1]![j]! + 1, cost[i]![j + 1]! + 1);
    }
  }
  const misses: Miss[] = [];
  for (let i = 0, j = 0; i < said.length || j < heard.length;) {
    const here = cost[i]![j]!;
    if (i < said.length && j < heard.length) {
      const same = said[i] === heard[j];
      if (here === cost[i + 1]![j + 1]! + (same ? 0 : 1)) {
        if (!same) misses.push({ at: i, said: said[i]!, heard: heard[j]! });
        i++;
        j++;
        continue;
      }
    }
    if (i < said.length && here === cost[i + 1]![j]! + 1) misses.push({ at: i, said: said[i++]!, heard: "" });
    else misses.push({ at: i, said: "", heard: heard[j++]! });
  }
  return misses;
}
