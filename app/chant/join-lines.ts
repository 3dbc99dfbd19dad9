import { framesIn, frameRate, frameSamples, silentFrames, type Frames } from "#app/shared/mp3-frames.ts";

/** Seconds between two lines. */
const pause = 0.6;

type Joined = {
  pieces: Uint8Array<ArrayBuffer>[];
  /** When each line begins and ends, in seconds. */
  times: { start: number; end: number }[];
};

/** One file of several lines. With `repeat`, a silence as long as the line follows each. */
export function joinLines(lines: readonly Frames[], repeat: boolean): Joined {
  const seconds = (frames: number) => (frames * frameSamples) / frameRate;
  const joined: Joined = { pieces: [], times: [] };
  let at = 0;
  for (const line of lines) {
    const silence = repeat ? line.count : framesIn(pause);
    joined.pieces.push(line.bytes, silentFrames(line, silence).bytes);
    joined.times.push({ start: seconds(at), end: seconds(at + line.count) });
    at += line.count + silence;
  }
  return joined;
}

/** Every line is recorded at two paces. */
export const recordingOf = (recording: string, isSlow: boolean) =>
  isSlow ? recording.replace(/\.mp3$/, "-slow.mp3") : recording;
