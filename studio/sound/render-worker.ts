import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { encodeMp3 } from "./encode.ts";
import { engineFingerprint, scoreFingerprint, sha256 } from "./fingerprint.ts";
import { audioFile, type Rendered } from "./manifest.ts";
import { render } from "./render.ts";
import { id3 } from "./score/id3.ts";
import { plan } from "./score/plan.ts";
import { allScores } from "./sessions/all.ts";
import { speechOf } from "./voice/speech.ts";

/** Progress of a session from 0 to 1, or its result. */
export type WorkerMessage = { topic: string } & ({ progress: number } | { entry: Rendered });

/** Share of a session's time that encoding takes. */
const ENCODING = 0.6;

/** A session to render, and the folder for a version without voice. */
export type WorkerTask = { topic: string; wordlessFolder?: string };

parentPort?.on("message", async (task: WorkerTask) => {
  const { topic } = task;
  const entry = await renderSession(task, (progress) => parentPort?.postMessage({ topic, progress }));
  parentPort?.postMessage({ topic, entry });
});

async function renderSession(
  { topic, wordlessFolder }: WorkerTask,
  progress: (share: number) => void,
): Promise<Rendered> {
  const score = allScores.find((score) => score.topic === topic)!;
  // Taken before rendering: if a source is edited meanwhile, the file must count as out of date.
  const fingerprints = { engine: engineFingerprint(), score: scoreFingerprint(score) };
  const planned = plan(score);
  const { recording, measured } = render(planned, {
    speech: wordlessFolder ? undefined : speechOf(planned.lines),
    progress: (share) => progress(share * (1 - ENCODING)),
  });
  const mp3 = await encodeMp3(recording, (share) => progress(1 - ENCODING + share * ENCODING));
  const file = Buffer.concat([id3(planned), mp3]);
  // Renamed when complete, so that a cancelled render never leaves half a file.
  const path = wordlessFolder ? join(wordlessFolder, `${topic}.mp3`) : fileURLToPath(audioFile(`${topic}.mp3`));
  writeFileSync(`${path}.part`, file);
  renameSync(`${path}.part`, path);
  return {
    ...fingerprints,
    sha256: sha256(file),
    bytes: file.length,
    seconds: planned.seconds,
    lufs: round(measured.lufs),
    truePeakDb: round(measured.truePeakDb),
    clicks: measured.clicks.length,
    firstBowl: { lufs: round(measured.firstBowl.lufs), loud: round(measured.firstBowl.loud) },
    voice: measured.voice && {
      seconds: round(measured.voice.seconds),
      aboveMusicDb: round(measured.voice.aboveMusicDb),
    },
  };
}

const round = (x: number): number => Math.round(x * 100) / 100;
