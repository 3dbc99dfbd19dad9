import { createMp3Encoder } from "wasm-media-encoders";
import type { Clip } from "./dsp/clip.ts";
import { RATE } from "./dsp/rate.ts";

/** kbit/s, constant: the encoder writes no Xing header, so players could not tell the length of a VBR file. */
export const BITRATE = 56;
/** At this bitrate LAME would choose 24 kHz, where its artefacts are audible. */
const OUTPUT_RATE = 32_000;
/** LAME always scales its input by 0.95; this compensates, so the file has the loudness that was measured. */
const UNDO_SCALE = 1 / 0.95;
const CHUNK = RATE;

/** In one channel: the master bus has made both the same. */
export async function encodeMp3({ left }: Clip, progress: (share: number) => void = () => {}): Promise<Buffer> {
  const encoder = await createEncoder();
  const chunks: Buffer[] = [];
  for (let at = 0; at < left.length; at += CHUNK) {
    // Buffer.from copies: the encoder reuses its output memory.
    chunks.push(Buffer.from(encoder.encode([scaled(left, at)])));
    if ((at / CHUNK) % 30 === 0) progress(at / left.length);
  }
  chunks.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(chunks);
}

/** The package refuses 56 kbit/s, which LAME has, so the number is set after the package has checked another one. */
async function createEncoder() {
  const encoder = await createMp3Encoder();
  const internals = encoder as unknown as { parseParams(options: object): Int32Array };
  const { parseParams } = internals;
  internals.parseParams = (options) => parseParams(options).fill(BITRATE, 0, 1);
  encoder.configure({ sampleRate: RATE, outputSampleRate: OUTPUT_RATE, channels: 1, bitrate: 64 });
  return encoder;
}

const scaled = (channel: Float32Array, at: number): Float32Array =>
  channel.subarray(at, at + CHUNK).map((x) => x * UNDO_SCALE);
