// npm run sound:check [-- <topic> …]. See README.md.
import { mkdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { peakOf } from "../dsp/clip.ts";
import { resample } from "../dsp/resample.ts";
import { RATE } from "../dsp/rate.ts";
import { toDecibels } from "../dsp/math.ts";
import { spectrum } from "../dsp/spectrum.ts";
import { audioFile, isRecording, readManifest } from "../manifest.ts";
import type { Line } from "../score/lines.ts";
import { plan } from "../score/plan.ts";
import { allScores } from "../sessions/all.ts";
import { loadRecogniser, RECOGNISER_RATE } from "./recogniser.ts";
import { speechOf } from "./speech.ts";
import { missesOf, wordsOf } from "./word-errors.ts";

const MAXIMUM_ERRORS = 0.03;
const MAXIMUM_DELAY = 0.3;
const SHEETS = "studio/.cache/spectrograms";
/** The recogniser knows no Sanskrit, so lines with these words do not count towards the word error rate. */
const SANSKRIT = /\b(oms?|ah|sa|ham|aham)\b/i;
/** Seconds of speech that are recognised in one go, and the silence between two lines. */
const BATCH = 25;
const SILENCE = 0.8;

type Heard = { text: string; words: number; misses: string[] };

const recogniser = loadRecogniser();
mkdirSync(SHEETS, { recursive: true });
const wanted = process.argv.slice(2);
const problems: string[] = [];
let words = 0;
let errors = 0;
for (const score of allScores.filter(({ topic }) => wanted.length === 0 || wanted.includes(topic))) {
  if (isRecording(readManifest()[score.topic])) continue;
  const { lines } = plan(score);
  const recording = recogniser.decode(readFileSync(audioFile(`${score.topic}.mp3`)));
  const heard = recognise(recording, lines);
  const english = heard.filter(({ text }) => !SANSKRIT.test(text));
  const said = english.reduce((sum, line) => sum + line.words, 0);
  const missed = english.reduce((sum, line) => sum + line.misses.length, 0);
  words += said;
  errors += missed;
  const delays = delaysOf(recording, lines);
  const peak = peakOf(recording);
  const late = Math.max(...delays.map(Math.abs));
  console.log(
    `${score.topic}: ${lines.length} lines, ${missed} of ${said} words missed (${percent(missed / said)}), captions within ${late.toFixed(2)} s, peak ${toDecibels(peak).toFixed(1)} dB`,
  );
  for (const { text, misses } of heard) if (misses.length > 0) console.log(`  “${text}”: ${misses.join(", ")}`);
  if (peak >= 1) problems.push(`${score.topic}.mp3 clips`);
  delays.forEach((delay, i) => {
    if (Math.abs(delay) > MAXIMUM_DELAY)
      problems.push(`${score.topic}: “${lines[i]!.text}” is ${delay.toFixed(2)} s from its caption`);
  });
  await drawSheet(recording, lines, `${SHEETS}/${score.topic}.png`);
}
console.log(`${percent(errors / words)} of ${words} English words missed. Spectrograms: ${SHEETS}.`);
if (errors / words > MAXIMUM_ERRORS)
  problems.push(`More than ${percent(MAXIMUM_ERRORS)} of the words are not understood`);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The recogniser needs as long for a second as for half a minute, so several lines are recognised together. */
function recognise(recording: Float32Array, lines: Line[]): Heard[] {
  const batches: Line[][] = [];
  let seconds = Infinity;
  for (const line of lines) {
    const length = line.end - line.start + SILENCE;
    if (seconds + length > BATCH) {
      batches.push([]);
      seconds = 0;
    }
    batches.at(-1)!.push(line);
    seconds += length;
  }
  return batches.flatMap((batch) => compare(batch, recogniser.recognise(joined(recording, batch))));
}

function joined(recording: Float32Array, lines: Line[]): Float32Array {
  const frames = (second: number) => Math.round(second * RECOGNISER_RATE);
  const clips = lines.map(({ start, end }) => recording.subarray(frames(start - 0.1), frames(end + 0.1)));
  const gap = frames(SILENCE);
  const all = new Float32Array(clips.reduce((sum, { length }) => sum + length + gap, gap));
  let at = gap;
  for (const clip of clips) {
    all.set(clip, at);
    at += clip.length + gap;
  }
  return all;
}

/** Assigns every misheard word to its line. */
function compare(lines: Line[], text: string): Heard[] {
  const said = lines.map((line) => wordsOf(line.text));
  const heard: Heard[] = lines.map((line, i) => ({ text: line.text, words: said[i]!.length, misses: [] }));
  for (const miss of missesOf(said.flat(), wordsOf(text))) {
    let line = 0;
    for (let at = miss.at; line < said.length - 1 && at >= said[line]!.length; line++) at -= said[line]!.length;
    heard[line]!.misses.push(`${miss.said || "(nothing)"} → ${miss.heard || "(nothing)"}`);
  }
  return heard;
}

/** Seconds from each caption to its speech in the recording, by the best match of the waveforms. */
function delaysOf(recording: Float32Array, lines: Line[]): number[] {
  // A low rate is enough for a tenth of a second, and sixteen times cheaper.
  const rate = 4000;
  const music = resample(recording, RECOGNISER_RATE / rate);
  return speechOf(lines).map((speech, i) => {
    const voice = resample(speech, RATE / rate).subarray(0, 3 * rate);
    const start = Math.round(lines[i]!.start * rate);
    let best = { lag: 0, match: -Infinity };
    for (let lag = -rate / 2; lag <= rate / 2; lag += 4) {
      let match = 0;
      for (let k = 0; k < voice.length; k++) match += voice[k]! * (music[start + lag + k] ?? 0);
      if (match > best.match) best = { lag, match };
    }
    return best.lag / rate;
  });
}

/** Rows of five minutes, 50 Hz to 8 kHz upwards; a bar under each row marks the speech. */
async function drawSheet(recording: Float32Array, lines: Line[], file: string): Promise<void> {
  const row = { seconds: 300, width: 1500, height: 200, bar: 12 };
  const rows = Math.ceil(recording.length / RECOGNISER_RATE / row.seconds);
  const pixels = Buffer.alloc(row.width * rows * (row.height + row.bar) * 3);
  const size = 1024;
  for (let r = 0; r < rows; r++) {
    for (let x = 0; x < row.width; x++) {
      const second = r * row.seconds + (x * row.seconds) / row.width;
      const from = Math.round(second * RECOGNISER_RATE);
      if (from + size > recording.length) continue;
      const levels = spectrum(recording.subarray(from, from + size), 0, size);
      const draw = (y: number, [red, green, blue]: [number, number, number]) => {
        pixels.set([red, green, blue], ((r * (row.height + row.bar) + y) * row.width + x) * 3);
      };
      for (let y = 0; y < row.height; y++) {
        const hz = 50 * 160 ** (1 - y / row.height);
        const shade = Math.max(0, Math.min(255, (levels[Math.round((hz * size) / RECOGNISER_RATE)]! + 100) * 3.2));
        draw(y, [shade, shade ** 1.2 / 4, 255 - shade > 127 ? shade / 2 : 127 - shade / 4]);
      }
      const speaks = lines.some(({ start, end }) => second >= start && second < end);
      for (let y = row.height; y < row.height + row.bar; y++) draw(y, speaks ? [80, 220, 120] : [20, 20, 20]);
    }
  }
  const raw = { width: row.width, height: rows * (row.height + row.bar), channels: 3 } as const;
  await sharp(pixels, { raw }).png().toFile(file);
}
