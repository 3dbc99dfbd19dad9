import { createMp3Encoder } from "wasm-media-encoders";
import type { Clip } from "./dsp/clip.ts";
import { RATE } from "./dsp/rate.ts";

/** Constant bitrate only: this encoder writes no header that would give a variable file its length. */
export const BITRATE = 64;
/** Left to itself LAME picks 24 kHz at this bitrate, and chirps there. */
const OUTPUT_RATE = 32_000;
/** LAME scales its input by 0.95 whatever it is told; undone here, so that the loudness asked for is the loudness got. */
const UNDO_SCALE = 1 / 0.95;
const PIECE = RATE;

export async function encodeMp3({ left, right }: Clip, progress: (share: number) => void = () => {}): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, outputSampleRate: OUTPUT_RATE, channels: 2, bitrate: BITRATE });
  const pieces: Buffer[] = [];
  for (let at = 0; at < left.length; at += PIECE) {
    const piece = encoder.encode([scaled(left, at), scaled(right, at)]);
    // The encoder goes on using this memory: Buffer.from copies it.
    pieces.push(Buffer.from(piece));
    if ((at / PIECE) % 30 === 0) progress(at / left.length);
  }
  pieces.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(pieces);
}

const scaled = (channel: Float32Array, at: number): Float32Array =>
  channel.subarray(at, at + PIECE).map((x) => x * UNDO_SCALE);
