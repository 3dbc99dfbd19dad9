import { droneHz } from "./drone.ts";
import type { BreathRun } from "./breath.ts";
import { chantOf } from "./chant.ts";
import type { Cue } from "./cues.ts";
import { linesOf, type Line } from "./lines.ts";
import { plan } from "./plan.ts";
import { shortForm } from "./short-form.ts";
import type { Score } from "./types.ts";

/** A spoken line, marked if the five-minute form has it, too. */
type Word = Line & { short?: true };

/** One sound file of a session, and what it says, shows and leads. */
export type FormGuide = {
  minutes: number;
  seconds: number;
  files: { audio: string; cues: string };
  /** The second at which "Before you begin" ends and the practice starts, with its welcome. */
  practiceStart: number;
  chapters: { title: string; start: number; end: number; hear: string; words: Word[] }[];
  cues: Cue[];
  breath: BreathRun[];
};

/** Everything a page needs to show a session, as plain data derived from its score. */
export type SessionGuide = FormGuide & {
  topic: string;
  title: string;
  about: string;
  posture: string;
  avoid: string[];
  stop: string[];
  /** The same session in five minutes. */
  short: FormGuide;
  /** Hz, low to high, for the session's emblem. */
  frequencies: { drone: number[]; chant: number[] };
};

export function guide(score: Score): SessionGuide {
  const { topic, title, about, posture, avoid, stop } = score;
  const long = formGuide(score);
  const short = formGuide(shortForm(score));
  return {
    topic,
    title,
    about,
    posture,
    avoid,
    stop,
    ...long,
    chapters: long.chapters.map((chapter) => {
      const kept = short.chapters.find(({ title }) => title === chapter.title);
      return { ...chapter, words: marked(chapter.words, kept?.words ?? []) };
    }),
    short,
    frequencies: { drone: droneHz(score).map(hundredths), chant: chantHz(score) },
  };
}

function formGuide(score: Score): FormGuide {
  const { topic, minutes, parts } = score;
  const { seconds, cues, breath, chapters } = plan(score);
  return {
    minutes,
    seconds,
    files: { audio: `/audio/${topic}.mp3`, cues: `/audio/${topic}.vtt` },
    practiceStart: chapters[0]!.end,
    chapters: chapters.map((chapter, i) => ({
      ...chapter,
      hear: parts[i]!.hear,
      words: linesOf(parts[i]!, chapter.start),
    })),
    cues,
    breath,
  };
}

/** The lines of the five-minute form come in the same order. */
function marked(words: Line[], short: Line[]): Word[] {
  const left = [...short];
  return words.map((line) => {
    if (line.text !== left[0]?.text) return line;
    left.shift();
    return { ...line, short: true };
  });
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
