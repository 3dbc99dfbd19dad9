// npm run voice:sanskrit. See README.md.
import { mkdirSync, writeFileSync } from "node:fs";
import { createMp3Encoder } from "wasm-media-encoders";
import { RATE } from "../dsp/rate.ts";
import { audioFile } from "../manifest.ts";
import { levelled, RECITER, sungOm, withoutFirst } from "./recitation.ts";
import { sanskrit } from "./sanskrit.ts";
import { speak } from "./speech.ts";

/** Bytes. A visitor on a slow network hears the word at once. */
const LARGEST = 20_000;
/** kbit/s with their sample rates, the best first. */
const QUALITIES = [
  [32, 24_000],
  [24, 24_000],
  [16, 16_000],
] as const;

mkdirSync(audioFile("said/"), { recursive: true });
for (const [roman, { file, word }] of Object.entries(sanskrit)) {
  const recording = levelled(word ? withoutFirst(await speak(`${word}. ${word}. ${word}.`, RECITER), 3) : sungOm(4.5));
  const mp3 = await smallest(recording);
  if (mp3.length > LARGEST) console.error(`${file}.mp3 has ${mp3.length} bytes. Fix: shorten it`);
  writeFileSync(audioFile(`said/${file}.mp3`), mp3);
  console.log(`${roman}: ${(recording.length / RATE).toFixed(1)} s, ${(mp3.length / 1000).toFixed(1)} kB`);
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
