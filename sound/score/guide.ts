import { droneHz } from "./drone.ts";
import type { BreathRun } from "./breath.ts";
import { chantOf } from "./chant.ts";
import type { Cue } from "./cues.ts";
import { linesOf, type Line } from "./lines.ts";
import { plan } from "./plan.ts";
import type { Score } from "./types.ts";

/** Everything a page needs to show a session, as plain data derived from its score at build time. */
export type SessionGuide = {
  topic: string;
  title: string;
  minutes: number;
  seconds: number;
  about: string;
  posture: string;
  avoid: string[];
  stop: string[];
  files: { audio: string; cues: string };
  chapters: { title: string; start: number; end: number; hear: string; words: Line[] }[];
  cues: Cue[];
  breath: BreathRun[];
  /** Hz, low to high, for the session's emblem. */
  frequencies: { drone: number[]; chant: number[] };
};

export function guide(score: Score): SessionGuide {
  const { topic, title, minutes, about, posture, avoid, stop, parts } = score;
  const { seconds, cues, breath, chapters } = plan(score);
  return {
    topic,
    title,
    minutes,
    seconds,
    about,
    posture,
    avoid,
    stop,
    files: { audio: `/audio/${topic}.mp3`, cues: `/audio/${topic}.vtt` },
    chapters: chapters.map((chapter, i) => ({
      ...chapter,
      hear: parts[i]!.hear,
      words: linesOf(parts[i]!, chapter.start),
    })),
    cues,
    breath,
    frequencies: { drone: droneHz(score).map(hundredths), chant: chantHz(score) },
  };
}

/** A session without a chant uses its Sa. */
function chantHz({ sa, parts }: Score): number[] {
  const notes = parts.flatMap((part) => {
    const chant = chantOf(part);
    return chant ? (chant.melody ?? [[0, 1]]).map(([, ratio]) => ratio * (chant.note ?? 1)) : [];
  });
  const unique = [...new Set(notes.length ? notes : [1])];
  return unique.map((note) => hundredths(sa * note)).sort((a, b) => a - b);
}

const hundredths = (hz: number): number => Math.round(hz * 100) / 100;
