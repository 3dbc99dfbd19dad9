import { smoothstep } from "../dsp/math.ts";
import { gainOf } from "./levels.ts";
import type { BedLayer, Part } from "./types.ts";

/** A smooth curve of gain over the whole session, as [second, gain] joined by soft ramps. */
export type Lane = [second: number, gain: number][];

/** Seconds of ramp between two parts: slow enough that a part never seems to be switched on. */
const RAMP = 7;
const END_OF_BEDS = 3;

export function laneAt(lane: Lane, second: number): number {
  const next = lane.findIndex(([at]) => second < at);
  if (next === -1) return lane[lane.length - 1]?.[1] ?? 0;
  const [to, gain] = lane[next]!;
  const [from, before] = lane[next - 1] ?? [to, gain];
  return to === from ? gain : before + (gain - before) * smoothstep((second - from) / (to - from));
}

/** The lane of one bed: silent wherever `find` finds no layer, and dying away over `fade` seconds at the end. */
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
    if (last) lane.push([end - Math.min(END_OF_BEDS, fade / 2), 0]);
    start = end;
  }
  return lane;
}
