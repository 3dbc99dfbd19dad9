/** The middle value; of an even count, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** How many times the floor. Nothing beside nothing is one. */
export function ratio(value: number, floor: number): number {
  return value === floor ? 1 : value / floor;
}

/** The median of each field over several runs of the same measurement. */
export function medianOf<Figures extends Record<string, number>>(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]!))])) as Figures;
}
