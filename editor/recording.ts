import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { contentPath } from "#app/content/read/content.ts";
import { writeWhole } from "#server/write-whole.ts";

/** A sound file of the owner's, which the studio never replaces. */
export type Recording = { recording: true; sha256: string; bytes: number; seconds: number };

const recordingsFile = () => contentPath("content/recordings.json");

/** By the name of the sound file, without its ending. */
export function readRecordings(): Record<string, Recording> {
  return JSON.parse(readFileSync(recordingsFile(), "utf8")) as Record<string, Recording>;
}

export async function noteRecording(name: string, file: Buffer, seconds: number): Promise<void> {
  const sha256 = createHash("sha256").update(file).digest("hex");
  const recordings = { ...readRecordings(), [name]: { recording: true, sha256, bytes: file.length, seconds } };
  await writeWhole(recordingsFile(), `${JSON.stringify(recordings, null, 2)}\n`);
}

/** Reasons why a file cannot replace a session's audio; empty if it can. */
export function recordingProblems(file: Buffer, wantedSeconds: number): string[] {
  const { seconds, bitrates } = readMp3(file);
  if (seconds < 1) return ["is not an MP3 file. Fix: export the recording as MP3; renaming the file is not enough"];
  const problems: string[] = [];
  const [bitrate = 0, ...others] = bitrates;
  if (others.length > 0) problems.push("has a variable bitrate. Fix: export it with a constant bitrate (CBR)");
  else if (bitrate < 56 || bitrate > 96) problems.push(`has ${bitrate} kbit/s. Fix: export it with 56 to 96 kbit/s`);
  if (Math.abs(seconds - wantedSeconds) > 2)
    problems.push(
      `lasts ${duration(seconds)}, but the site says ${duration(wantedSeconds)}. Fix: edit it to that length`,
    );
  return problems;
}

/** Layer III bitrates in kbit/s: MPEG 1, then MPEG 2 and 2.5. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const SAMPLE_RATES = [44100, 48000, 32000];

/** Reads every frame header. The first frame may be a Xing header, so its bitrate is ignored. */
function readMp3(file: Buffer): { seconds: number; bitrates: number[] } {
  let at = file.toString("latin1", 0, 3) === "ID3" ? 10 + syncSafe(file, 6) : 0;
  let seconds = 0;
  const bitrates = new Set<number>();
  for (let first = true; at + 4 <= file.length; first = false) {
    const [, b = 0, c = 0] = file.subarray(at, at + 3);
    const version = (b >> 3) & 3;
    const bitrate = BITRATES[version === 3 ? 0 : 1]![c >> 4];
    const hertz = SAMPLE_RATES[(c >> 2) & 3];
    if (file[at] !== 0xff || b >> 5 !== 7 || ((b >> 1) & 3) !== 1 || version === 1 || !bitrate || !hertz) break;
    const rate = hertz / (version === 3 ? 1 : version === 2 ? 2 : 4);
    const samples = version === 3 ? 1152 : 576;
    seconds += samples / rate;
    if (!first) bitrates.add(bitrate);
    at += Math.floor((samples / 8) * ((bitrate * 1000) / rate)) + ((c >> 1) & 1);
  }
  return { seconds, bitrates: [...bitrates] };
}

const syncSafe = (file: Buffer, at: number): number =>
  file.subarray(at, at + 4).reduce((sum, byte) => sum * 128 + byte, 0);

export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
