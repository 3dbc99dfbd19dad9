import { renameSync, writeFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { encodeMp3 } from "./encode.ts";
import { fingerprintOf, sha256 } from "./fingerprint.ts";
import { audioFile, type ManifestEntry } from "./manifest.ts";
import { render } from "./render.ts";
import { id3 } from "./score/id3.ts";
import { plan } from "./score/plan.ts";
import { sessions } from "./sessions/all.ts";

/** From a worker to the build: how far a session is (0 to 1), or what came of it. */
export type WorkerNews = { topic: string } & ({ share: number } | { entry: ManifestEntry });

/** Encoding takes about this share of a session's time. */
const ENCODING = 0.6;

parentPort?.on("message", async (topic: string) => {
  const tell = (news: { share: number } | { entry: ManifestEntry }): void =>
    parentPort?.postMessage({ topic, ...news });
  tell({ entry: await renderSession(topic, (share) => tell({ share })) });
});

async function renderSession(topic: string, progress: (share: number) => void): Promise<ManifestEntry> {
  const score = sessions.find((session) => session.topic === topic);
  if (!score) throw new Error(`no session is called ${topic}`);
  // Taken before the work: if a source is edited meanwhile, the file must count as out of date.
  const source = fingerprintOf(score);
  const planned = plan(score);
  const { recording, measured } = render(planned, (share) => progress(share * (1 - ENCODING)));
  const sound = await encodeMp3(recording, (share) => progress(1 - ENCODING + share * ENCODING));
  const file = Buffer.concat([id3(planned), sound]);
  // Renamed when complete, so that a build broken off never leaves half a session under its name.
  writeFileSync(audioFile(`${topic}.mp3.part`), file);
  renameSync(audioFile(`${topic}.mp3.part`), audioFile(`${topic}.mp3`));
  return {
    source,
    sha256: sha256(file),
    bytes: file.length,
    seconds: planned.seconds,
    lufs: round(measured.lufs),
    truePeakDb: round(measured.truePeakDb),
    clicks: measured.clicks.length,
  };
}

const round = (x: number): number => Math.round(x * 100) / 100;
