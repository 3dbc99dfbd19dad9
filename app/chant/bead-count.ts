import { attempt } from "#app/browser/attempt.ts";

/** How many beads a round can have. */
export const goals = [27, 54, 108] as const;
/** A quarter of a full string: how often the count is said and felt. */
export const quarter = 27;

/** `mantra` is a title, or empty for a word of the visitor's own. */
export type BeadCount = { count: number; goal: number; mantra: string };

const key = "nada-shanti/beads";
/** Written to the disk at once, unlike localStorage, which may wait for a minute. */
const copy = "/beads";

export const readBeads = (text: string): BeadCount | undefined => {
  const [, count, goal, mantra] = /^(\d+),(\d+),(.*)$/.exec(text) ?? [];
  const beads = { count: Number(count), goal: Number(goal), mantra: mantra ?? "" };
  const isPossible = goals.some((one) => one === beads.goal) && beads.count <= beads.goal;
  return isPossible ? beads : undefined;
};

/** Where nothing can be stored, the count lasts as long as the page. */
let unstored: string | undefined;

export const loadBeads = (): BeadCount | undefined =>
  readBeads(unstored ?? attempt(() => localStorage.getItem(key)) ?? "");

export function saveBeads({ count, goal, mantra }: BeadCount) {
  const text = [count, goal, mantra].join();
  unstored = text;
  attempt(() => {
    localStorage.setItem(key, text);
    unstored = undefined;
  });
  attempt(() => {
    const copied = caches.open(key).then((cache) => cache.put(copy, new Response(text)));
    // No copy is better than an older count.
    copied.catch(() => caches.delete(key)).catch(() => {});
  });
}

export function forgetBeads() {
  unstored = undefined;
  attempt(() => localStorage.removeItem(key));
  attempt(() => void caches.delete(key).catch(() => {}));
}

let restored: Promise<void> | undefined;

/**
 * To be called before the first count: a browser that was killed may have lost what was in localStorage. Later calls
 * do nothing, because the copy may be a few beads behind.
 */
export const restoreBeads = () => (restored ??= restoreCopy());

async function restoreCopy() {
  const copied = await caches.match(copy, { cacheName: key });
  if (copied) localStorage.setItem(key, await copied.text());
}

/** The press after the last bead begins another round. */
export const nextBead = ({ count, goal }: BeadCount) => (count < goal ? count + 1 : 1);

export function milestone({ count, goal }: Pick<BeadCount, "count" | "goal">): "end" | "quarter" | undefined {
  if (count === goal) return "end";
  return count > 0 && count % quarter === 0 ? "quarter" : undefined;
}
