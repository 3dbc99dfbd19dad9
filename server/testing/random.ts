/** Numbers from 0 to 1, the same in every run, so that a failure can be reproduced. */
export function seeded(seed: number): () => number {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}
