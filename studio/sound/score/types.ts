import type { Voices } from "../instruments/choir.ts";
import type { Syllable } from "../instruments/phonemes.ts";
import type { Melody } from "../instruments/voice.ts";

/** Seconds of each phase. No session holds the breath; a test enforces it. */
export type BreathPattern = { in: number; hold?: number; out: number; rest?: number };

/** LU relative to the reference in levels.ts; a pair is a ramp over the part. */
export type Level = number | [from: number, to: number];

/** Pitch as a ratio to Sa, the tonic: 3/2 is Pa (the fifth), 2 is Sa an octave above. */
export type Note = number;

export type BedLayer =
  | { kind: "tanpura"; level: Level }
  | { kind: "pad"; level: Level; chord: Note[] }
  /** Breath noise. */
  | { kind: "air"; level: Level }
  | { kind: "surf"; level: Level; period: number };

export type ChantLayer = {
  kind: "chant";
  level: Level;
  syllable: Syllable;
  seconds: number;
  /** Seconds to breathe in before each chant. */
  gap: number;
  voices?: Voices;
  note?: Note;
  melody?: Melody;
  /** Call and response: seconds for the listener's answer after each call. */
  answer?: number;
};

export type EventLayer =
  /** One strike about `every` seconds, cycling through the notes, to the end of the part unless a count is given. */
  | { kind: "bowls"; level: Level; notes: Note[]; every: number; first?: number; count?: number }
  | { kind: "bells"; level: Level; note: Note; count: number; every: number; first?: number }
  | { kind: "rim"; level: Level; note: Note; seconds: number; every: number; first?: number }
  /** Short phrases on a scale, about `every` seconds apart; "fall" only descends. */
  | { kind: "harp"; level: Level; scale: Note[]; every: number; pace: number; shape?: "wander" | "fall" };

export type Layer = BedLayer | EventLayer | ChantLayer;

/**
 * What the voice says, in order. A plain string follows the line before it, or the start of the part, after a short
 * pause. The leading lines without `at` or `breath` are the opening: the guided breath begins after them.
 *
 * `short` decides about the five-minute form. It has the lines without a time, and those on a breath that it still
 * contains, unless `short` is false; it has a timed line only if `short` gives its second there.
 */
export type Say =
  | string
  /** Follows after a pause of so many seconds. */
  | { pause?: number; text: string; short?: false }
  /** At that second of the part; in a part with a chant, after the chant that is being sung then. */
  | { at: number; text: string; short?: number }
  /** At the start of the in-breath or out-breath of that guided breath, counted from 1. */
  | { breath: number; on: "in" | "out"; text: string; short?: false };

export type Part = {
  /** Also the chapter's title. */
  title: string;
  seconds: number;
  /** Seconds of the part in the five-minute form, which leaves out the parts without it. */
  short?: number;
  /** For the written guide: what is heard besides the voice. */
  hear: string;
  say: Say[];
  breath?: BreathPattern;
  layers: Layer[];
};

export type Score = {
  /** Base name of the files: /audio/{topic}.mp3. */
  topic: string;
  title: string;
  minutes: number;
  about: string;
  posture: string;
  avoid: string[];
  stop: string[];
  /** Hz of middle Sa, the tonic. */
  sa: number;
  /** Tuning of the first string, and the seconds for one round of its four strings. */
  tanpura: { first: "pa" | "ma" | "ni"; cycle: number };
  reverbT60: number;
  /** Low-pass cutoff of the mix. */
  cutoffHz: number;
  lufs: number;
  /** Seconds of fade-out of the beds in the last part. */
  fade: number;
  parts: Part[];
};
