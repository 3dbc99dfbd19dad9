import type { BreathPattern, ChantLayer, Part } from "./types.ts";

export const cycleOf = ({ in: inhale, hold = 0, out, rest = 0 }: BreathPattern): number => inhale + hold + out + rest;

/** The listener's breath while the choir sings. In call and response the listener rests during the call. */
export const chantPattern = ({ gap, seconds, answer }: ChantLayer): Required<BreathPattern> =>
  answer ? { in: gap, hold: 0, out: answer, rest: gap + seconds } : { in: gap, hold: 0, out: seconds, rest: 0 };

export const chantOf = (part: Part): ChantLayer | undefined =>
  part.layers.find((layer): layer is ChantLayer => layer.kind === "chant");
