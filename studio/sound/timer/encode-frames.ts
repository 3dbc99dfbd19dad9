import { createMp3Encoder } from "wasm-media-encoders";
import { frameRate, parseFrames, type Frames } from "../../../app/shared/mp3-frames.ts";

/** Enough for one channel without sharp attacks. */
const BITRATE = 40;
/** LAME scales its input by 0.95 (studio/sound/encode.ts). */
const UNDO_SCALE = 1 / 0.95;

/** What the encoder keeps in its WebAssembly memory, private in its types. */
type Inside = { module: { memory: WebAssembly.Memory } };

/** One channel as frames that do not depend on each other. */
export async function encodeFrames(samples: Float32Array, bitrate: 16 | typeof BITRATE = BITRATE): Promise<Frames> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: frameRate, outputSampleRate: frameRate, channels: 1, bitrate });
  turnReservoirOff(encoder as unknown as Inside);
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < samples.length; at += frameRate)
    chunks.push(encoder.encode([samples.subarray(at, at + frameRate).map((x) => x * UNDO_SCALE)]).slice());
  chunks.push(encoder.finalize().slice());
  // Throws if a frame uses the reservoir.
  return parseFrames(new Uint8Array(Buffer.concat(chunks)));
}

/**
 * The package has no option for it, so the field of LAME's settings (SessionConfig_t in LAME 3.100) is set in memory: it
 * is the 21st number after the input rate, and the reservoir's limit comes after it.
 */
function turnReservoirOff({ module }: Inside): void {
  const memory = new Int32Array(module.memory.buffer);
  const config = [frameRate, frameRate, 1, 1];
  const found: number[] = [];
  for (let i = 0; i < memory.length - 22; i++) {
    if (config.every((value, j) => memory[i + j] === value) && memory[i + 21] === 0 && memory[i + 22]! > 2000)
      found.push(i + 21);
  }
  if (found.length !== 1) throw new Error("LAME's settings were not found: another version of the encoder?");
  memory[found[0]!] = 1;
}
