import type { Voices } from "../instruments/choir.ts";
import type { Syllable } from "../instruments/phonemes.ts";
import type { Melody } from "../instruments/voice.ts";

/** Seconds of one breath. No session of ours holds the breath; `hold` is here so that a test can say so. */
export type BreathPattern = { in: number; hold?: number; out: number; rest?: number };

/** Loudness units against a common reference (see levels.ts); a pair moves from the first to the second over the part. */
export type Level = number | [from: number, to: number];

/** A pitch as its ratio to Sa: 3/2 is Pa, 2 the Sa above. */
export type Note = number;

export type BedLayer =
  | { kind: "tanpura"; level: Level }
  /** Swells with the breath. */
  | { kind: "pad"; level: Level; chord: Note[] }
  /** Breath noise that follows the flow. */
  | { kind: "air"; level: Level }
  | { kind: "surf"; level: Level; period: number };

export type ChantLayer = {
  kind: "chant";
  level: Level;
  syllable: Syllable;
  seconds: number;
  /** Time to breathe in. */
  gap: number;
  voices?: Voices;
  note?: Note;
  melody?: Melody;
  /** Call and response: after each call this many seconds belong to the listener alone. */
  answer?: number;
};

export type EventLayer =
  /** One note after another, `every` few seconds, to the end of the part unless a count is given. */
  | { kind: "bowls"; level: Level; notes: Note[]; every: number; first?: number; count?: number }
  | { kind: "bells"; level: Level; note: Note; count: number; every: number; first?: number }
  | { kind: "rim"; level: Level; note: Note; seconds: number; every: number; first?: number }
  /** Short phrases on a scale, with `every` seconds of quiet between; "fall" walks only downwards. */
  | { kind: "harp"; level: Level; scale: Note[]; every: number; pace: number; shape?: "wander" | "fall" };

export type Layer = BedLayer | EventLayer | ChantLayer;

/** Words without a time open the part, one after another, before any counting; the others come at their second. */
export type Say = string | { at: number; text: string };

export type Part = {
  /** The chapter's title. */
  title: string;
  seconds: number;
  /** For the written guide: what sounds, and what to do. */
  hear: string;
  todo: string;
  say: Say[];
  breath?: BreathPattern;
  layers: Layer[];
};

export type Score = {
  /** Stem of the files: /audio/{topic}.mp3. */
  topic: string;
  title: string;
  minutes: number;
  about: string;
  posture: string;
  avoid: string[];
  stop: string[];
  /** Hz of middle Sa. */
  sa: number;
  /** The tanpura's first string, and the seconds in which its four strings are plucked once. */
  tanpura: { first: "pa" | "ma" | "ni"; cycle: number };
  hallT60: number;
  /** Nothing above this frequency leaves the mix. */
  brightestHz: number;
  lufs: number;
  /** Seconds in which the last part's beds die away. */
  fade: number;
  parts: Part[];
};
