import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { pictureNumbers } from "#app/content/pictures.generated.ts";
import type { PictureName } from "#app/content/picture.ts";
import type { Session as Recorded } from "#app/content/schema/session.ts";
import { generatedModule, manifestFile, mastersFolder, outputFolder } from "#assets/pictures/files.ts";
import { sizeProblem } from "#assets/pictures/master-size.ts";
import { writeWhole } from "#server/write-whole.ts";
import { duration, noteRecording, recordingProblems } from "#editor/recording.ts";
import type { Session } from "#editor/session.ts";

/** What the overlay shows of a chosen file. `preview` is the picture as the pages will show it. */
export type FileReport = { problems: string[]; facts: string[]; preview?: string };
/** Which part of a picture stays when it is cropped. */
export const parts = ["start", "middle", "end"] as const;
export type Part = (typeof parts)[number];

/** The files that change with a picture. */
export const pictureFiles = [mastersFolder, outputFolder, manifestFile, generatedModule];

/** Turned upright, cropped to the frame that the pages have for it, and without the place where it was taken. */
async function cropped(name: PictureName, bytes: Buffer, part: Part) {
  const frame = pictureNumbers[name];
  const upright = await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true });
  const isWide = upright.info.width * frame.height > upright.info.height * frame.width;
  const width = isWide ? Math.round((upright.info.height * frame.width) / frame.height) : upright.info.width;
  const height = isWide ? upright.info.height : Math.round((upright.info.width * frame.height) / frame.width);
  const at = parts.indexOf(part) / 2;
  const left = Math.round((upright.info.width - width) * at);
  const top = Math.round((upright.info.height - height) * at);
  const crop = sharp(upright.data).extract({ left, top, width, height });
  return { width, height, picture: crop.resize({ width: Math.min(width, frame.width) }).webp({ quality: 92 }) };
}

/** Only what cameras and phones make: an SVG can hold scripts. */
async function unreadable(bytes: Buffer): Promise<string | undefined> {
  if (/^ftyp(hei|hev|mif|msf)/.test(bytes.toString("latin1", 4, 12)))
    return "This is a HEIC photo, which browsers cannot show. Choose it from the photo library of the phone, which sends it as JPEG, or set Camera, Formats to “Most Compatible”.";
  const { format } = await sharp(bytes).metadata().catch(() => ({ format: undefined })); // oxfmt-ignore
  if (format === undefined || !["jpeg", "png", "webp"].includes(format))
    return "This file is not a picture. Choose a JPEG photo.";
  return undefined;
}

export async function replacePicture(
  session: Session,
  name: PictureName,
  bytes: Buffer,
  { part, write }: { part: Part; write: boolean },
): Promise<FileReport> {
  const problem = await unreadable(bytes);
  if (problem) return { problems: [problem], facts: [] };
  const whole = await cropped(name, bytes, part).catch(() => undefined);
  if (!whole) return { problems: ["This photo is damaged. Send it again, or choose another one."], facts: [] };
  const { width, height, picture } = whole;
  const facts = [`${width} × ${height} pixels are used`];
  const tooSmall = sizeProblem(width, height);
  if (tooSmall) return { problems: [tooSmall], facts };
  const master = await picture.toBuffer().catch(() => undefined);
  if (!master) return { problems: ["This photo is damaged. Send it again, or choose another one."], facts };
  if (write)
    await session.replaceFiles(
      () => filesOf(name),
      async () => {
        await writeWhole(join(mastersFolder, `${name}.webp`), master);
        // The picture for phones shows the old subject; without it the new picture is cropped.
        rmSync(join(mastersFolder, `${name}-phone.webp`), { force: true });
        resizePictures();
      },
    );
  const small = await sharp(master).resize({ width: 640 }).webp().toBuffer();
  return { problems: [], facts, preview: `data:image/webp;base64,${small.toString("base64")}` };
}

/** The files of one picture, and those that list all pictures. */
function filesOf(name: string): string[] {
  const own = [mastersFolder, outputFolder].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => new RegExp(`^${name}(-phone)?(-\\d+)?\\.(webp|avif)$`).test(file))
      .map((file) => join(folder, file)),
  );
  return [...own, manifestFile, generatedModule];
}

export async function replaceRecording(
  session: Session,
  { topic, seconds, files }: Recorded,
  bytes: Buffer,
  write: boolean,
): Promise<FileReport> {
  const problems = recordingProblems(bytes, seconds).map(
    (problem) => `The file ${problem.replace(" Fix: ", " What to do: ")}.`,
  );
  const facts = [`${duration(seconds)} expected`, `${(bytes.length / 1e6).toFixed(1)} MB`];
  if (problems.length > 0 || !write) return { problems, facts };
  const path = `public${files.audio}`;
  await session.replaceFiles(
    () => [path, "content/recordings.json"],
    async () => {
      await writeWhole(path, bytes);
      await noteRecording(topic, bytes, seconds);
    },
  );
  return { problems, facts };
}

function resizePictures(): void {
  const script = "assets/pictures/make-pictures.ts";
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", script], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.trim() || `${script} failed.`);
}
