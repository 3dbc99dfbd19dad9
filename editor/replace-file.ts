import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { audioFile } from "#sound/manifest.ts";
import { duration, recordingProblems } from "#sound/recording.ts";
import type { Score } from "#sound/score/types.ts";
import { sizeProblem } from "#assets/pictures/master-size.ts";
import type { FileReport } from "#editor/api.ts";

/** Any format that a camera makes: it is turned upright and saved as WebP. */
const asMaster = (bytes: Buffer) =>
  sharp(bytes).rotate().resize({ width: 2600, withoutEnlargement: true }).webp({ quality: 92 });

export async function checkPicture(bytes: Buffer): Promise<FileReport> {
  const upright = await asMaster(bytes).toBuffer({ resolveWithObject: true }).catch(() => undefined); // prettier-ignore
  if (!upright)
    return { problems: ["This file is not a picture that can be read. Use a JPEG, PNG or WebP file."], facts: [] };
  const { width, height } = upright.info;
  const problem = sizeProblem(width, height);
  return { problems: problem ? [problem] : [], facts: [`${width} × ${height} pixels`] };
}

/** Puts a new master in place and makes all its sizes. */
export async function replacePicture(name: string, bytes: Buffer): Promise<void> {
  const path = `assets/pictures/masters/${name}.webp`;
  const before = readFileSync(path);
  writeFileSync(path, await asMaster(bytes).toBuffer());
  // The upright picture for phones shows the old subject; without it the new picture is cropped.
  rmSync(`assets/pictures/masters/${name}-phone.webp`, { force: true });
  const { status, stderr } = runScript("assets/pictures/make-pictures.ts");
  if (status === 0) return;
  writeFileSync(path, before);
  throw new Error(stderr.trim() || "The sizes of the picture could not be made.");
}

export function replaceRecording({ topic, minutes }: Score, bytes: Buffer, write: boolean): FileReport {
  const problems = recordingProblems(bytes, minutes * 60).map(
    (problem) => `The file ${problem.replace(" Fix: ", " What to do: ")}.`,
  );
  const facts = [`${duration(minutes * 60)} expected`, `${(bytes.length / 1e6).toFixed(1)} MB`];
  if (problems.length > 0 || !write) return { problems, facts };
  const path = audioFile(`${topic}.mp3`);
  const before = readFileSync(path);
  writeFileSync(path, bytes);
  const { status, stderr } = runScript("sound/render-sessions.ts", "--adopt", topic);
  if (status === 0) return { problems, facts };
  writeFileSync(path, before);
  return { problems: [stderr.trim()], facts };
}

const runScript = (...args: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", ...args], { encoding: "utf8" });
