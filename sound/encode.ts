import { createMp3Encoder } from "wasm-media-encoders";
import type { Clip } from "./dsp/clip.ts";
import { RATE } from "./dsp/rate.ts";

/** kbit/s, constant: the encoder writes no Xing header, so players could not tell the length of a VBR file. */
export const BITRATE = 64;
/** At this bitrate LAME would choose 24 kHz, where its artefacts are audible. */
const OUTPUT_RATE = 32_000;
/** LAME always scales its input by 0.95; this compensates, so the file has the loudness that was measured. */
const UNDO_SCALE = 1 / 0.95;
const CHUNK = RATE;

export async function encodeMp3({ left, right }: Clip, progress: (share: number) => void = () => {}): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, outputSampleRate: OUTPUT_RATE, channels: 2, bitrate: BITRATE });
  const chunks: Buffer[] = [];
  for (let at = 0; at < left.length; at += CHUNK) {
    // Buffer.from copies: the encoder reuses its output memory.
    chunks.push(Buffer.from(encoder.encode([scaled(left, at), scaled(right, at)])));
    if ((at / CHUNK) % 30 === 0) progress(at / left.length);
  }
  chunks.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(chunks);
}

const scaled = (channel: Float32Array, at: number): Float32Array =>
  channel.subarray(at, at + CHUNK).map((x) => x * UNDO_SCALE);
