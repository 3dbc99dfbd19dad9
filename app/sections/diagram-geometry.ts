/** A position in percent, so that a drawing fills any width while its words keep their size. */
export const percent = (share: number) => `${round(share * 100)}%`;

const round = (value: number) => Math.round(value * 100) / 100;

/** A linear scale from numbers to shares of the width, with a small margin for round ends. */
export function shareScale(from: number, to: number) {
  const margin = 0.02;
  return (value: number) => margin + ((value - from) / (to - from)) * (1 - 2 * margin);
}

/** Round thousands between two years. There is no year 0, so the era begins with the year 1. */
export function millennia(from: number, to: number): number[] {
  const first = Math.ceil(from / 1000);
  return Array.from({ length: Math.floor(to / 1000) - first + 1 }, (_, i) => (first + i) * 1000 || 1);
}

/** Where a place of a map is drawn, as shares of the width and the height. The margins leave room for its name. */
export const mapPosition = ({ across, up }: { across: number; up: number }) => ({
  x: 0.13 + (across / 10) * 0.74,
  y: 0.86 - (up / 10) * 0.76,
});

/** Numbers laid end to end. */
export function endToEnd(numbers: readonly number[]): { from: number; to: number }[] {
  let to = 0;
  return numbers.map((number) => ({ from: to, to: (to += number) }));
}

export type Share = { label: string; percent: number };
export type Sector = { outline: string; label: { x: number; y: number }; spots: { x: number; y: number }[] };

/** A round plate divided clockwise from the bottom, with spots spread evenly over each part, around its name. */
export function sectorsOf(shares: readonly Share[], centre: number, radius: number): Sector[] {
  const at = (turn: number, r: number) => {
    const angle = Math.PI / 2 + turn * 2 * Math.PI;
    return { x: round(centre + r * Math.cos(angle)), y: round(centre + r * Math.sin(angle)) };
  };
  return endToEnd(shares.map(({ percent }) => percent)).map((range, i) => {
    const halfName = shares[i]!.label.length * 4.7 + 8;
    const [from, to] = [range.from / 100, range.to / 100];
    const [start, end, label] = [at(from, radius), at(to, radius), at((from + to) / 2, radius * 0.56)];
    const largeArc = to - from > 0.5 ? 1 : 0;
    return {
      outline: `M${centre} ${centre}L${start.x} ${start.y}A${radius} ${radius} 0 ${largeArc} 1 ${end.x} ${end.y}z`,
      label,
      spots: sunflower
        .filter(({ turn, distance }) => {
          // Spots near an edge would be cut off, so they keep some distance from both.
          const room = 0.09 / (2 * Math.PI * distance);
          return turn > from + room && turn < to - room;
        })
        .map(({ turn, distance }) => at(turn, distance * radius))
        .filter(({ x, y }) => Math.abs(x - label.x) > halfName || Math.abs(y - label.y) > 19),
    };
  });
}

/** Points at the golden angle, as in a sunflower: evenly spread and never in rows. */
const sunflower = /* @__PURE__ */ Array.from({ length: 110 }, (_, i) => ({
  turn: (i * 0.381966) % 1,
  distance: 0.92 * Math.sqrt((i + 0.5) / 110),
}));
