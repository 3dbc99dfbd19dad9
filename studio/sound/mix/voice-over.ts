import type { Clip } from "../dsp/clip.ts";
import { Biquad } from "../dsp/filters.ts";
import { loudnessOf } from "../dsp/loudness.ts";
import { clamp, raisedCosine, toGain } from "../dsp/math.ts";
import { RATE, toFrames } from "../dsp/rate.ts";
import type { Line } from "../score/lines.ts";

/** The music is lowered by so many dB while the voice speaks, with ramps of so many seconds. */
const DUCK_DB = 6;
const RAMP = 0.4;
/** Between two lines this close together the music stays low, so that it does not pump. */
const SHORT_PAUSE = 2.5;
/** Each line is at least so much louder than the whole session without it, and than the lowered music under it. */
const ABOVE_SESSION_DB = 2;
const ABOVE_MUSIC_DB = 6.5;
/** A session this dark gets a softer voice, too. */
const DARK_HZ = 6000;

/** Seconds of speech, and by how much the voice is louder than the music under it, at the least. */
export type VoiceMeasured = { seconds: number; aboveMusicDb: number };

/** Adds the spoken lines to the music, in place. `speech` has one sound for each line. */
export function addVoice(music: Clip, lines: Line[], speech: Float32Array[], cutoffHz: number): VoiceMeasured {
  const session = loudnessOf(music);
  duck(music, lines);
  const under = lines.map(({ start, end }) => loudnessOf(excerpt(music, start, end)));
  const levels = under.map((loudness) => Math.max(session + ABOVE_SESSION_DB, loudness + ABOVE_MUSIC_DB));
  lines.forEach(({ start }, i) => {
    const voice = toned(speech[i]!, cutoffHz);
    const gain = toGain(levels[i]! - loudnessOf({ left: voice, right: voice }));
    const from = toFrames(start);
    for (let k = 0; k < voice.length; k++) {
      music.left[from + k]! += voice[k]! * gain;
      music.right[from + k]! += voice[k]! * gain;
    }
  });
  const samples = speech.reduce((sum, { length }) => sum + length, 0);
  return { seconds: samples / RATE, aboveMusicDb: Math.min(...levels.map((level, i) => level - under[i]!)) };
}

function duck({ left, right }: Clip, lines: Line[]): void {
  for (const { start, end } of joined(lines)) {
    const from = toFrames(start - RAMP);
    for (let i = Math.max(0, from); i < Math.min(left.length, toFrames(end + RAMP)); i++) {
      const second = i / RATE;
      const depth = raisedCosine(clamp(Math.min(second - start + RAMP, end + RAMP - second) / RAMP, 0, 1));
      const gain = toGain(-DUCK_DB * depth);
      left[i]! *= gain;
      right[i]! *= gain;
    }
  }
}

function joined(lines: Line[]): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of lines) {
    const last = spans.at(-1);
    if (last && start - last.end < SHORT_PAUSE) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

const excerpt = ({ left, right }: Clip, start: number, end: number): Clip => ({
  left: left.subarray(toFrames(start), toFrames(end)),
  right: right.subarray(toFrames(start), toFrames(end)),
});

function toned(speech: Float32Array, cutoffHz: number): Float32Array {
  const voice = speech.slice();
  Biquad.highPass(70).run(voice);
  Biquad.lowPass(10_000).run(voice);
  if (cutoffHz < DARK_HZ) Biquad.highShelf(3500, -4).run(voice);
  return voice;
}
