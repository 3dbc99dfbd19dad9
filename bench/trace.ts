// Where the time between two marks of a trace goes, on the page's main thread.
export const shares = ["script", "style", "layout", "paint", "rest"] as const;
export type Breakdown = Record<(typeof shares)[number], number>;

/** Chromium's trace format; times in microseconds. */
export type TraceEvent = { name: string; ph: string; ts: number; dur?: number; pid: number; tid: number };

export const traceCategories = ["-*", "devtools.timeline", "blink.user_timing"];

const shareOf: Record<string, keyof Breakdown> = {
  FunctionCall: "script",
  EvaluateScript: "script",
  RunMicrotasks: "script",
  EventDispatch: "script",
  TimerFire: "script",
  FireAnimationFrame: "script",
  MinorGC: "script",
  MajorGC: "script",
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
};

/**
 * Each event counts for the time not covered by an event inside it. The rest is everything unnamed: waiting for data,
 * other processes, idle time.
 */
export function breakDown(events: readonly TraceEvent[], from: string, to: string): Breakdown | undefined {
  const start = events.find(({ name }) => name === from);
  const end = events.findLast(({ name }) => name === to);
  if (!start || !end) return undefined;
  const spent: Breakdown = { script: 0, style: 0, layout: 0, paint: 0, rest: (end.ts - start.ts) / 1000 };
  const named = events
    .filter(({ name, ph, pid, tid }) => ph === "X" && pid === start.pid && tid === start.tid && name in shareOf)
    .map(({ name, ts, dur = 0 }) => ({
      share: shareOf[name]!,
      from: Math.max(ts, start.ts),
      to: Math.min(ts + dur, end.ts),
    }))
    .filter((event) => event.to > event.from)
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const open: typeof named = [];
  for (const event of named) {
    while (open.length > 0 && open.at(-1)!.to <= event.from) open.pop();
    const outer = open.at(-1)?.share ?? "rest";
    const ms = (event.to - event.from) / 1000;
    spent[outer] -= ms;
    spent[event.share] += ms;
    open.push(event);
  }
  return spent;
}
