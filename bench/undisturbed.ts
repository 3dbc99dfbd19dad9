import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Up to this share of stolen processor time, a measurement counts as undisturbed. */
const tolerated = 0.05;
const attempts = 6;

/** What was kept although the host was busy, with its share of stolen time. */
export const disturbed: { what: string; stolen: number }[] = [];

/**
 * Repeats a measurement that failed, or that was disturbed because a shared host gave the processor to others. If the
 * host stays busy, the least disturbed result is kept. One without a result, such as a press that had no effect, is not
 * repeated.
 */
export async function undisturbed<Result>(
  what: string,
  measure: () => Promise<Result>,
  { watch = watchStolenTime, pause = 2000 } = {},
): Promise<Result | undefined> {
  let best: { result: Result; stolen: number } | undefined;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const stolenSoFar = watch();
    try {
      const result = await measure();
      const stolen = stolenSoFar();
      if (!best || stolen < best.stolen) best = { result, stolen };
      if (result === undefined || stolen <= tolerated) return result;
    } catch (error) {
      console.error(`${what}: ${String(error).split("\n")[0]}`);
    }
    await wait(pause);
  }
  if (best) disturbed.push({ what, stolen: best.stolen });
  return best?.result;
}

/** The share of processor time that other machines on the host take from now on. Only Linux reports it. */
function watchStolenTime(): () => number {
  const start = readProcessorTime();
  return () => {
    const now = readProcessorTime();
    const stolen = now.stolen - start.stolen;
    return stolen > 0 ? stolen / (now.used - start.used + stolen) : 0;
  };
}

function readProcessorTime() {
  if (process.platform !== "linux") return { used: 0, stolen: 0 };
  // The first line of /proc/stat: cpu user nice system idle iowait irq softirq steal …
  const [, user, nice, system, , , irq, softirq, stolen] = readFileSync("/proc/stat", "utf8").split(/\s+/).map(Number);
  return { used: user! + nice! + system! + irq! + softirq!, stolen: stolen! };
}
