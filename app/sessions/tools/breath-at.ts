import type { PlayableSession } from "#app/page/load-sessions.ts";

/** How full the lungs are, from 0 to 1, at a second of a session; undefined where the breath is left alone. */
export function breathAt(runs: PlayableSession["breath"], second: number): number | undefined {
  const run = runs.find(({ start, end }) => second >= start && second < end);
  if (!run) return undefined;
  const { in: inhale, hold, out, rest } = run.pattern;
  const into = (second - run.start) % (inhale + hold + out + rest);
  if (into < inhale) return swell(into / inhale);
  if (into < inhale + hold) return 1;
  if (into < inhale + hold + out) return 1 - swell((into - inhale - hold) / out);
  return 0;
}

/** Slow at both ends, as a breath is. */
const swell = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;
