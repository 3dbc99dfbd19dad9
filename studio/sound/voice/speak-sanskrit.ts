// npm run voice:sanskrit. See README.md.
import { mkdirSync, writeFileSync } from "node:fs";
import { createMp3Encoder } from "wasm-media-encoders";
import { fadeInAndOut } from "../dsp/clip.ts";
import { loudnessOf } from "../dsp/loudness.ts";
import { toGain } from "../dsp/math.ts";
import { RATE, toFrames } from "../dsp/rate.ts";
import { choir } from "../instruments/choir.ts";
import { audioFile } from "../manifest.ts";
import { sanskrit, type RecordedWords } from "./sanskrit.ts";
import { speak } from "./speech.ts";

/** A Hindi voice: the English ones have no retroflex or breathy consonants. */
const RECITER = { voice: "hf_alpha", speed: 0.8 };
const LUFS = -19;
/** Seconds between two lines. */
const PAUSE = 0.25;
/** Bytes. A visitor on a slow network hears the word at once. */
const LARGEST = 20_000;
/** kbit/s with their sample rates, the best first. */
const QUALITIES = [
  [32, 24_000],
  [24, 24_000],
  [16, 16_000],
] as const;

mkdirSync(audioFile("said/"), { recursive: true });
for (const [roman, words] of Object.entries(sanskrit)) {
  const { file } = words;
  const recording = levelled(await recordingOf(words));
  const mp3 = await smallest(recording);
  if (mp3.length > LARGEST) console.error(`${file}.mp3 has ${mp3.length} bytes. Fix: raise its speed`);
  writeFileSync(audioFile(`said/${file}.mp3`), mp3);
  const name = roman.replaceAll("\n", " / ");
  console.log(`${name}: ${(recording.length / RATE).toFixed(1)} s, ${(mp3.length / 1000).toFixed(1)} kB`);
}

async function recordingOf({ word, lines, speed = RECITER.speed }: RecordedWords): Promise<Float32Array> {
  const how = { ...RECITER, speed };
  if (word) return withoutFirst(await speak(`${word}. ${word}. ${word}.`, how));
  const spoken: Float32Array[] = [];
  for (const line of lines ?? []) spoken.push(await speak(line, how));
  return lines ? joined(spoken) : sungOm();
}

/** The first of three repetitions often starts with a sound that is not in the word. It ends at the quietest moment around a third. */
function withoutFirst(samples: Float32Array): Float32Array {
  const window = toFrames(0.06);
  let quietest = { at: 0, energy: Infinity };
  for (let at = Math.round(samples.length * 0.28); at < samples.length * 0.44; at += window / 4) {
    const energy = samples.subarray(at, at + window).reduce((sum, x) => sum + x * x, 0);
    if (energy < quietest.energy) quietest = { at, energy };
  }
  return samples.slice(quietest.at + window / 2);
}

function sungOm(): Float32Array {
  const { left, right } = choir({ syllable: "om", hz: 130.8, seconds: 4.5, voices: "low", melody: [[0, 1]], seed: 1 });
  return left.map((x, i) => (x + right[i]!) / 2);
}

function joined(lines: Float32Array[]): Float32Array {
  const pause = toFrames(PAUSE);
  const all = new Float32Array(lines.reduce((sum, { length }) => sum + length + pause, -pause));
  let at = 0;
  for (const line of lines) {
    all.set(line, at);
    at += line.length + pause;
  }
  return all;
}

function levelled(samples: Float32Array): Float32Array {
  const gain = toGain(LUFS - loudnessOf({ left: samples, right: samples }));
  const result = samples.map((x) => Math.max(-0.98, Math.min(0.98, x * gain)));
  fadeInAndOut(result, 0.02, 0.08);
  return result;
}

/** In the best quality that is small enough. */
async function smallest(samples: Float32Array): Promise<Buffer> {
  let mp3 = Buffer.alloc(0);
  for (const [bitrate, outputSampleRate] of QUALITIES) {
    const encoder = await createMp3Encoder();
    encoder.configure({ sampleRate: RATE, outputSampleRate, channels: 1, bitrate });
    // Buffer.from copies: the encoder reuses its output memory.
    mp3 = Buffer.concat([Buffer.from(encoder.encode([samples])), Buffer.from(encoder.finalize())]);
    if (mp3.length <= LARGEST) break;
  }
  return mp3;
}
