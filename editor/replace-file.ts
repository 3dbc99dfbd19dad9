import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Session } from "#app/content/schema/session.ts";
import { generatedModule, manifestFile, mastersFolder, outputFolder } from "#assets/pictures/files.ts";
import { sizeProblem } from "#assets/pictures/master-size.ts";
import { writeWhole } from "#server/write-whole.ts";
import { duration, noteRecording, recordingProblems } from "#editor/recording.ts";

/** What the overlay shows of a chosen file. */
export type FileReport = { problems: string[]; facts: string[] };

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

/** What changes with a picture. */
export const pictureFiles = [mastersFolder, outputFolder, manifestFile, generatedModule];

/** Puts a new master in place and makes all its sizes. */
export async function replacePicture(name: string, bytes: Buffer): Promise<void> {
  const master = await asMaster(bytes).toBuffer();
  await allOrNothing(pictureFiles, async () => {
    await writeWhole(join(mastersFolder, `${name}.webp`), master);
    // The upright picture for phones shows the old subject; without it the new picture is cropped.
    rmSync(join(mastersFolder, `${name}-phone.webp`), { force: true });
    resizePictures();
  });
}

export async function replaceRecording(
  { topic, seconds, files }: Session,
  bytes: Buffer,
  write: boolean,
): Promise<FileReport> {
  const problems = recordingProblems(bytes, seconds).map(
    (problem) => `The file ${problem.replace(" Fix: ", " What to do: ")}.`,
  );
  const facts = [`${duration(seconds)} expected`, `${(bytes.length / 1e6).toFixed(1)} MB`];
  if (problems.length > 0 || !write) return { problems, facts };
  const path = `public${files.audio}`;
  await allOrNothing([path], async () => {
    await writeWhole(path, bytes);
    await noteRecording(topic, bytes, seconds);
  });
  return { problems, facts };
}

/** Runs an action that rewrites some files and folders. If it fails, each file is put back. */
export async function allOrNothing(paths: readonly string[], action: () => Promise<void>): Promise<void> {
  const present = () => paths.flatMap(filesAt);
  const before = new Map(present().map((path) => [path, readFileSync(path)]));
  try {
    await action();
  } catch (error) {
    for (const path of present()) if (!before.has(path)) rmSync(path);
    for (const [path, bytes] of before)
      if (!existsSync(path) || !bytes.equals(readFileSync(path))) await writeWhole(path, bytes);
    throw error;
  }
}

function filesAt(path: string): string[] {
  return statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
}

function resizePictures(): void {
  const script = "assets/pictures/make-pictures.ts";
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", script], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.trim() || `${script} failed.`);
}
