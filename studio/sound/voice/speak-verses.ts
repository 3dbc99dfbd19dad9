// npm run voice:verses. See README.md.
import { mkdirSync, writeFileSync } from "node:fs";
import { frameRate } from "../../../app/shared/mp3-frames.ts";
import { RATE } from "../dsp/rate.ts";
import { resample } from "../dsp/resample.ts";
import { audioFile } from "../manifest.ts";
import { encodeFrames } from "../timer/encode-frames.ts";
import { levelled, RECITER, sungOm, withoutFirst } from "./recitation.ts";
import { verseLines } from "./sanskrit.ts";
import { speak } from "./speech.ts";

/** The speed of the voice, and the seconds of a sung Om. The slow one leaves time for “oh” and for “mmm”. */
const PACES = { "": { speed: RECITER.speed, om: 4.5 }, "-slow": { speed: 0.5, om: 7.5 } };

mkdirSync(audioFile("lines/"), { recursive: true });
for (const [roman, { file, phonemes }] of Object.entries(verseLines)) {
  for (const [suffix, { speed, om }] of Object.entries(PACES)) {
    const said = phonemes ? withoutFirst(await speak(`${phonemes} ${phonemes}`, { ...RECITER, speed }), 2) : sungOm(om);
    // Frames that the site can join with silence, or with other lines.
    const { bytes, count } = await encodeFrames(resample(levelled(said), RATE / frameRate));
    writeFileSync(audioFile(`lines/${file}${suffix}.mp3`), bytes);
    console.log(`${roman}${suffix}: ${((count * 24) / 1000).toFixed(1)} s, ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}
