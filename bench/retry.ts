import { setTimeout as wait } from "node:timers/promises";
import { watchStolenTime } from "./stolen-time.ts";

/** Up to this share of stolen processor time, a measurement counts as undisturbed. */
const tolerated = 0.05;
const most = { failures: 3, attempts: 12 };

/** The measurements that were kept although the host was busy, with their share of stolen time. */
export const disturbed: { what: string; stolen: number }[] = [];

/**
 * Measures again after a failure, so that one does not end a run of an hour, and while a shared host gives the processor to
 * others. If it never becomes quiet, the least disturbed result is kept. Something that had no result is not repeated.
 */
export async function retry<Result>(
  what: string,
  measure: () => Promise<Result>,
  { watch = watchStolenTime, pause = 2000 } = {},
): Promise<Result | undefined> {
  let best: { result: Result; stolen: number } | undefined;
  let failures = 0;
  for (let attempt = 1; attempt <= most.attempts && failures < most.failures; attempt++) {
    const stolenSoFar = watch();
    try {
      const result = await measure();
      if (result === undefined) return undefined;
      const stolen = stolenSoFar();
      if (!best || stolen < best.stolen) best = { result, stolen };
      if (stolen <= tolerated) return result;
      await wait(pause);
    } catch (error) {
      failures += 1;
      console.error(`\n${what}, failure ${failures}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    }
  }
  if (best) disturbed.push({ what, stolen: best.stolen });
  return best?.result;
}
