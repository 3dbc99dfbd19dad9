import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { contentPath } from "#app/content/read/content.ts";
import { readMp3 } from "#editor/read-mp3.ts";
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

export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
