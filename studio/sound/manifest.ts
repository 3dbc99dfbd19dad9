import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readRecordings, type Recording } from "../../editor/recording.ts";
import { engineFingerprint, scoreFingerprint, sha256 } from "./fingerprint.ts";
import type { VoiceMeasured } from "./mix/voice-over.ts";
import { plan } from "./score/plan.ts";
import type { Score } from "./score/types.ts";
import { webVtt } from "./score/vtt.ts";
import { allScores } from "./sessions/all.ts";

/** Loudness, peak and clicks are measured before encoding. */
export type Rendered = Omit<Recording, "recording"> & {
  engine: string;
  score: string;
  lufs: number;
  truePeakDb: number;
  clicks: number;
  firstBowl: { lufs: number; loud: number };
  voice?: VoiceMeasured;
};
export type Manifest = Record<string, Rendered | Recording>;

const MANIFEST = new URL("./manifest.json", import.meta.url);
const AUDIO = new URL("../../public/audio/", import.meta.url);

export const audioFile = (name: string): URL => new URL(name, AUDIO);

export const isRecording = (entry: Rendered | Recording | undefined): entry is Recording =>
  entry !== undefined && "recording" in entry;

/** What was rendered, and the owner's recordings, which the renderer must never replace. */
export function readManifest(): Manifest {
  const rendered = existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest) : {};
  return { ...rendered, ...readRecordings() };
}

/** In the order of the scores, so that parallel rendering does not reorder the file. */
export function writeManifest(manifest: Manifest): void {
  const ordered = allScores.flatMap(({ topic }) => {
    const entry = manifest[topic];
    return entry && !isRecording(entry) ? [[topic, entry]] : [];
  });
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
}

export const captionsOf = (score: Score): string => webVtt(plan(score).cues);

/** Errors in the timing of a score. */
export function scoreProblems(score: Score): string[] {
  try {
    plan(score);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`${reason}. Fix: change the seconds of its parts, or its minutes`];
  }
}

/** It may be somebody's recording, so it is never overwritten. */
export const unknownFile = (topic: string): string =>
  `public/audio/${topic}.mp3 was not rendered by this code and is left alone. Fix: npm run sound -- --adopt ${topic}, if it is your recording; or delete it, to have it rendered again`;

/** Everything that is missing, out of date or unexpected in a session's files. */
export function problemsOf(score: Score, manifest: Manifest): string[] {
  return [...audioProblems(score, manifest[score.topic]), ...captionProblems(score)];
}

function audioProblems(score: Score, entry: Rendered | Recording | undefined): string[] {
  const name = `public/audio/${score.topic}.mp3`;
  const file = audioFile(`${score.topic}.mp3`);
  if (!existsSync(file)) return [`${name} is missing. Fix: npm run sound`];
  if (!entry) return [unknownFile(score.topic)];
  const problems: string[] = [];
  if (!isRecording(entry) && entry.score !== scoreFingerprint(score)) {
    problems.push(`${name} is out of date: its score has changed. Fix: npm run sound`);
  }
  if (!isRecording(entry) && entry.engine !== engineFingerprint()) {
    problems.push(
      `${name} is out of date: the code that renders it has changed. Fix: npm run sound, or, if the audio should not change, npm run sound -- --accept HEAD`,
    );
  }
  if (sha256(readFileSync(file)) !== entry.sha256) {
    problems.push(unknownFile(score.topic));
  }
  return problems;
}

function captionProblems(score: Score): string[] {
  const file = audioFile(`${score.topic}.vtt`);
  const found = existsSync(file) ? readFileSync(file, "utf8").replaceAll("\r\n", "\n") : "";
  if (found === captionsOf(score)) return [];
  return [`public/audio/${score.topic}.vtt does not match its score. Fix: npm run sound`];
}
