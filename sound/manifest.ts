import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fingerprintOf, sha256 } from "./fingerprint.ts";
import { plan } from "./score/plan.ts";
import type { Score } from "./score/types.ts";
import { chaptersVtt, cuesVtt } from "./score/vtt.ts";
import { sessions } from "./sessions/all.ts";

/** What is known of a rendered file. Loudness and peak were measured before encoding. */
export type ManifestEntry = {
  /** Hash of score, engine and encoder; or "recording" for a file that a person made and nothing here may replace. */
  source: string;
  sha256: string;
  bytes: number;
  seconds: number;
  lufs?: number;
  truePeakDb?: number;
  clicks?: number;
};
export type Manifest = Record<string, ManifestEntry>;

export const RECORDING = "recording";
const MANIFEST = new URL("./manifest.json", import.meta.url);
const AUDIO = new URL("../public/audio/", import.meta.url);

export const audioFile = (name: string): URL => new URL(name, AUDIO);

export function readManifest(): Manifest {
  return existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest) : {};
}

/** In the order of the sessions, whatever the order in which they were finished. */
export function writeManifest(manifest: Manifest): void {
  const ordered = sessions.flatMap(({ topic }) => (manifest[topic] ? [[topic, manifest[topic]]] : []));
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
}

/** The text files that stand beside a session's sound, by name. */
export function textFiles(score: Score): Record<string, string> {
  const planned = plan(score);
  return { [`${score.topic}.vtt`]: cuesVtt(planned), [`${score.topic}.chapters.vtt`]: chaptersVtt(planned) };
}

/** A score whose parts do not fit its length, as a sentence that names the file and the mend. */
export function scoreProblems(score: Score): string[] {
  try {
    plan(score);
    return [];
  } catch (error) {
    const problem =
      error instanceof Error
        ? error.message.replace(`${score.topic}: parts `, "they ").replace(`${score.topic}: `, "")
        : String(error);
    return [
      `sound/sessions/${score.topic}.ts: parts: ${problem}. Mend: change their seconds, or the times of their words`,
    ];
  }
}

/** What is wrong with a session's files, each as a sentence that names the file and the mend; empty when all is well. */
export function problemsOf(score: Score, manifest: Manifest): string[] {
  return [...soundProblems(score, manifest[score.topic]), ...textProblems(score)];
}

function soundProblems(score: Score, entry: ManifestEntry | undefined): string[] {
  const name = `public/audio/${score.topic}.mp3`;
  const file = audioFile(`${score.topic}.mp3`);
  if (!existsSync(file)) return [`${name} is missing. Mend: npm run sound`];
  if (!entry) return [`${name} is not in sound/manifest.json. Mend: npm run sound`];
  const problems: string[] = [];
  if (entry.source !== RECORDING && entry.source !== fingerprintOf(score)) {
    problems.push(`${name} is out of date: its score, an instrument or the encoder changed. Mend: npm run sound`);
  }
  if (sha256(readFileSync(file)) !== entry.sha256) {
    problems.push(
      `${name} is not the file that sound/manifest.json describes. Mend: npm run sound, or, for a recording of your own, npm run sound -- --adopt ${score.topic}`,
    );
  }
  return problems;
}

function textProblems(score: Score): string[] {
  return Object.entries(textFiles(score)).flatMap(([name, wanted]) => {
    const file = audioFile(name);
    const found = existsSync(file) ? readFileSync(file, "utf8").replaceAll("\r\n", "\n") : "";
    return found === wanted ? [] : [`public/audio/${name} does not say what its score says. Mend: npm run sound`];
  });
}
