import { toGain } from "../dsp/math.ts";
import type { ChantLayer, Layer, Level } from "./types.ts";

type Source = Exclude<Layer["kind"], "chant"> | ChantLayer["syllable"];

/** Measured loudness of each source alone at gain 1, so that level 0 in a score is REFERENCE LUFS for all of them. */
const SOLO_LUFS: Record<Source, number> = {
  tanpura: -13.7,
  pad: -14.8,
  air: -24.8,
  surf: -23.9,
  bowls: -17,
  bells: -20.2,
  rim: -12.2,
  harp: -15,
  om: -18.2,
  ah: -17.9,
  "so-ham": -17.8,
  hum: -13.9,
};
const REFERENCE = -16;

/** Linear gain of a layer, `progress` (0 to 1) of the way through its part. */
export function gainOf(layer: { level: Level; kind: Layer["kind"] }, progress: number): number {
  const { level } = layer;
  const wanted = typeof level === "number" ? level : level[0] + (level[1] - level[0]) * progress;
  return toGain(wanted + REFERENCE - SOLO_LUFS[sourceOf(layer)]);
}

const sourceOf = (layer: { kind: Layer["kind"] }): Source =>
  layer.kind === "chant" ? (layer as ChantLayer).syllable : layer.kind;
