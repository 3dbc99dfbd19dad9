import { smoothstep } from "../dsp/math.ts";
import { gainOf } from "./levels.ts";
import type { BedLayer, Part } from "./types.ts";

/** Gain automation over the whole session: breakpoints joined by smooth ramps. */
export type Lane = [second: number, gain: number][];

/** Seconds of crossfade between two parts. */
const RAMP = 7;
/** Seconds of silence from the beds at the end of the session. */
const END_SILENCE = 3;

export function laneAt(lane: Lane, second: number): number {
  const next = lane.findIndex(([at]) => second < at);
  if (next === -1) return lane[lane.length - 1]?.[1] ?? 0;
  const [to, gain] = lane[next]!;
  const [from, before] = lane[next - 1] ?? [to, gain];
  return to === from ? gain : before + (gain - before) * smoothstep((second - from) / (to - from));
}

/** The lane of one bed: silent in parts where `find` returns no layer, with a fade-out of `fade` seconds at the end. */
export function laneOf(parts: Part[], find: (part: Part) => BedLayer | undefined, fade: number): Lane {
  const lane: Lane = [[0, 0]];
  let start = 0;
  for (const part of parts) {
    const end = start + part.seconds;
    const layer = find(part);
    const last = part === parts[parts.length - 1];
    const ramp = Math.min(layer || !last ? RAMP : 12, part.seconds / 2);
    lane.push([start, lane[lane.length - 1]![1]], [start + ramp, layer ? gainOf(layer, 0) : 0]);
    const until = last ? Math.max(start + ramp, end - fade) : end;
    lane.push([until, layer ? gainOf(layer, (until - start) / part.seconds) : 0]);
    if (last) lane.push([end - Math.min(END_SILENCE, fade / 2), 0]);
    start = end;
  }
  return lane;
}
