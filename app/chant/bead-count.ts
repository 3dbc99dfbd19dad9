import { attempt } from "#app/browser/attempt.ts";

/** How many beads a round can have. */
export const goals = [27, 54, 108] as const;
/** A quarter of a full string: how often the count is said and felt. */
const quarter = 27;

/** `mantra` is a title, or empty for a word of the visitor's own. */
export type BeadCount = { count: number; goal: number; mantra: string };

const key = "nada-shanti/beads";

export const readBeads = (text: string): BeadCount | undefined => {
  const [, count, goal, mantra] = /^(\d+),(\d+),(.*)$/.exec(text) ?? [];
  const beads = { count: Number(count), goal: Number(goal), mantra: mantra ?? "" };
  const isPossible = goals.some((one) => one === beads.goal) && beads.count <= beads.goal;
  return isPossible ? beads : undefined;
};

export const loadBeads = (): BeadCount | undefined => readBeads(attempt(() => localStorage.getItem(key)) ?? "");

/** Where nothing can be stored, the count lasts as long as the page. */
export const saveBeads = ({ count, goal, mantra }: BeadCount) =>
  attempt(() => localStorage.setItem(key, [count, goal, mantra].join()));

export const forgetBeads = () => attempt(() => localStorage.removeItem(key));

/** The press after the last bead begins another round. */
export const nextBead = ({ count, goal }: BeadCount) => (count < goal ? count + 1 : 1);

export function milestone({ count, goal }: Pick<BeadCount, "count" | "goal">): "end" | "quarter" | undefined {
  if (count === goal) return "end";
  return count > 0 && count % quarter === 0 ? "quarter" : undefined;
}
