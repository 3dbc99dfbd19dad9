import { Random, seedFrom } from "../dsp/random.ts";
import { breathOf, type BreathRun } from "./breath.ts";
import { chantOf } from "./chant.ts";
import { cuesOf, type Cue } from "./cues.ts";
import { droneOf, type Drone } from "./drone.ts";
import { scheduleClips, type Sound } from "./events.ts";
import { laneOf, type Lane } from "./lane.ts";
import { linesOf, type Line } from "./lines.ts";
import type { BedLayer, Note, Score } from "./types.ts";

export type Chapter = { title: string; start: number; end: number };

export type Plan = {
  score: Score;
  seconds: number;
  sounds: Sound[];
  drone: Drone;
  beds: {
    tanpura: Lane;
    air: Lane;
    /** One for each distinct chord, and one for each distinct period. */
    pads: { chord: Note[]; lane: Lane }[];
    surfs: { period: number; lane: Lane }[];
  };
  breath: BreathRun[];
  /** Parts in which the out-breath is sung, so that breath noise is silent. */
  sung: Chapter[];
  /** What the voice says. */
  lines: Line[];
  cues: Cue[];
  chapters: Chapter[];
};

/** The exact times of everything that is heard and shown. Renders nothing. */
export function plan(score: Score): Plan {
  const seconds = score.minutes * 60;
  const chapters = chaptersOf(score);
  const total = chapters[chapters.length - 1]?.end ?? 0;
  if (Math.abs(total - seconds) > 0.001) {
    throw new Error(`sound/sessions, ${score.topic}: parts last ${total} s, not ${seconds} s`);
  }
  const random = new Random(seedFrom(score.topic));
  const sounds = score.parts.flatMap((part, i) => scheduleClips(part, chapters[i]!.start, random));
  const breath = score.parts.flatMap((part, i) => breathOf(part, chapters[i]!.start));
  const lines = score.parts.flatMap((part, i) => linesOf(part, chapters[i]!.start));
  return {
    score,
    seconds,
    sounds: sounds.sort((a, b) => a.start - b.start),
    drone: droneOf(score, random),
    beds: bedsOf(score),
    breath,
    sung: chapters.filter((_, i) => chantOf(score.parts[i]!)),
    lines,
    cues: cuesOf(lines, breath),
    chapters,
  };
}

function chaptersOf(score: Score): Chapter[] {
  let start = 0;
  return score.parts.map(({ title, seconds }) => {
    const chapter = { title, start, end: start + seconds };
    start = chapter.end;
    return chapter;
  });
}

type Bed<Kind extends BedLayer["kind"]> = Extract<BedLayer, { kind: Kind }>;

function bedsOf({ parts, fade }: Score): Plan["beds"] {
  const layersOf = <Kind extends BedLayer["kind"]>(kind: Kind): Bed<Kind>[] =>
    parts.flatMap((part) => part.layers.filter((layer): layer is Bed<Kind> => layer.kind === kind));
  const lane = (matches: (layer: BedLayer) => boolean): Lane =>
    laneOf(parts, (part) => part.layers.find((layer) => matches(layer as BedLayer)) as BedLayer | undefined, fade);
  const chords = unique(layersOf("pad").map((pad) => pad.chord));
  const periods = unique(layersOf("surf").map((surf) => surf.period));
  return {
    tanpura: lane((layer) => layer.kind === "tanpura"),
    air: lane((layer) => layer.kind === "air"),
    pads: chords.map((chord) => ({ chord, lane: lane((l) => l.kind === "pad" && same(l.chord, chord)) })),
    surfs: periods.map((period) => ({ period, lane: lane((l) => l.kind === "surf" && l.period === period) })),
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const unique = <T>(values: T[]): T[] => values.filter((value, i) => values.findIndex((v) => same(v, value)) === i);
