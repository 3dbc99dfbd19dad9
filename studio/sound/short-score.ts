import type { Layer, Part, Score } from "./score/types.ts";

/** Scores of a few seconds, for tests. */
export function shortScore(parts: Part[], changes: Partial<Score> = {}): Score {
  return {
    topic: "short",
    title: "Short & sweet",
    minutes: parts.reduce((sum, part) => sum + part.seconds, 0) / 60,
    about: "A test.",
    posture: "Upright.",
    avoid: [],
    stop: [],
    sa: 136.1,
    tanpura: { first: "pa", cycle: 5.8 },
    reverbT60: 2,
    cutoffHz: 10_000,
    lufs: -19,
    fade: 5,
    parts,
    ...changes,
  };
}

export function shortPart(seconds: number, layers: Layer[], changes: Partial<Part> = {}): Part {
  return { title: `Part of ${seconds} s`, seconds, hear: "Something.", say: [], layers, ...changes };
}
