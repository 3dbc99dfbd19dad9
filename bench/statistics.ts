export function median(values: readonly number[]): number {
  if (values.length === 0) return NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** 1 if both are 0. */
export function ratio(value: number, baseline: number): number {
  return value === baseline ? 1 : value / baseline;
}

/** The median of each field. */
export function medianOf<Figures extends Record<string, number>>(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]!))])) as Figures;
}
