import { setTimeout as wait } from "node:timers/promises";
import { watchStolenTime } from "./stolen-time.ts";

/** Up to this share of stolen processor time, a measurement counts as undisturbed. */
const tolerated = 0.05;
const most = { failures: 3, attempts: 12 };

/** A measurement that was kept although the host was busy, with its share of stolen time. */
export type Disturbed = { what: string; stolen: number };
export const disturbed: Disturbed[] = [];

/**
 * Repeats a measurement that failed, so that one failure does not end a run of an hour, or that was disturbed because a
 * shared host gave the processor to others. If the host stays busy, the least disturbed result is kept. A measurement
 * without a result, such as a press that had no effect, is not repeated.
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
