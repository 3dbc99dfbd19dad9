import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fadeInAndOut, peakOf } from "../dsp/clip.ts";
import { toGain } from "../dsp/math.ts";
import { RATE, toFrames } from "../dsp/rate.ts";
import { resample } from "../dsp/resample.ts";
import type { Line } from "../score/lines.ts";
import { loadSpeaker, MODEL_RATE, type Speaker } from "./model.ts";
import { spokenLines } from "./spoken-lines.ts";

/** How the voice of the sessions speaks. A slower speed than 1 suits guidance. */
export const TEACHER = { voice: "af_heart", speed: 0.85 };

/** Spoken lines are kept here: synthesising them takes longer than rendering the music. */
const CACHE = new URL("../../.cache/voice/", import.meta.url);

/** Trimmed where the level stays this far under the peak, with some room at both ends. */
const TRIM_DB = -42;
const ROOM = { before: 0.03, after: 0.12 };

/** Seconds. Another processor may round the length of a sound differently. */
const LENGTH_TOLERANCE = 0.05;

let speaker: Promise<Speaker> | undefined;

/** Speaks a line, at the sample rate of the mix and without the silence around it. */
export async function speak(phonemes: string, { voice, speed } = TEACHER): Promise<Float32Array> {
  const file = cached(phonemes, { voice, speed });
  if (!existsSync(file)) {
    speaker ??= loadSpeaker();
    const samples = await (await speaker)(phonemes, voice, speed);
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(file, Buffer.from(samples.buffer));
  }
  return readSpeech(phonemes, { voice, speed });
}

/** The sounds of the lines, from the cache. */
export function speechOf(lines: Line[]): Float32Array[] {
  return lines.map(({ start, end, text }) => {
    const line = spokenLines[text];
    const speech = line && existsSync(cached(line.phonemes, TEACHER)) && readSpeech(line.phonemes, TEACHER);
    if (!speech) throw new Error(`"${text}" has not been spoken on this machine. Fix: npm run voice`);
    const seconds = speech.length / RATE;
    if (Math.abs(seconds - (end - start)) > LENGTH_TOLERANCE)
      throw new Error(`"${text}" takes ${seconds} s, not ${end - start} s. Fix: npm run voice`);
    return speech;
  });
}

function readSpeech(phonemes: string, how: typeof TEACHER): Float32Array {
  const bytes = readFileSync(cached(phonemes, how));
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  return trimmed(resample(samples, MODEL_RATE / RATE));
}

function cached(phonemes: string, { voice, speed }: typeof TEACHER): URL {
  const key = createHash("sha256")
    .update(JSON.stringify([phonemes, voice, speed]))
    .digest("hex");
  return new URL(`${key.slice(0, 24)}.f32`, CACHE);
}

function trimmed(samples: Float32Array): Float32Array {
  const floor = peakOf(samples) * toGain(TRIM_DB);
  const first = samples.findIndex((x) => Math.abs(x) > floor);
  const last = samples.findLastIndex((x) => Math.abs(x) > floor);
  const from = Math.max(0, first - toFrames(ROOM.before));
  const speech = samples.slice(from, Math.min(samples.length, last + toFrames(ROOM.after)));
  fadeInAndOut(speech, ROOM.before, ROOM.after);
  return speech;
}
