/** “Did you mean …?” for a name with a typing mistake, or an empty string when nothing is close. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const [best] = [...known].map((other) => ({ other, edits: editsBetween(name, other) })).sort(byEdits);
  return best && best.edits <= Math.max(2, name.length / 4) ? `Did you mean ${best.other}? ` : "";
}

const byEdits = (a: { edits: number }, b: { edits: number }) => a.edits - b.edits;

/** The Levenshtein distance. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1]));
    row = next;
  }
  return row[b.length]!;
}
