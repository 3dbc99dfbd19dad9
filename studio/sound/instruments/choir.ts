import { normalise, place, silence, type Clip } from "../dsp/clip.ts";
import { cents } from "../dsp/math.ts";
import { Random } from "../dsp/random.ts";
import { toFrames } from "../dsp/rate.ts";
import { DICTION, type Diction, type Syllable } from "./phonemes.ts";
import { sing, type Melody } from "./voice.ts";

export type Voices = "group" | "low" | "high";

/** Number of singers on Sa (men), an octave above (women) and on the fifth between them. */
const ENSEMBLES: Record<Voices, { men: number; women: number; fifth: number }> = {
  group: { men: 5, women: 3, fifth: 1 },
  low: { men: 5, women: 0, fifth: 1 },
  high: { men: 2, women: 5, fifth: 1 },
};

type Chant = { syllable: Syllable; hz: number; seconds: number; voices: Voices; melody: Melody; seed: number };

/** A chanting group: every singer has an individual vocal tract, position and onset. */
export function choir(chant: Chant): Clip {
  if (chant.syllable === "hum") return humming(chant);
  const random = new Random(chant.seed);
  const clip = silence(toFrames(chant.seconds + 0.3));
  const { men, women, fifth } = ENSEMBLES[chant.voices];
  const addSinger = (hz: number, tract: number, pan: number, gain: number, brightness: number): void =>
    place(clip, sing(groupSinger(chant, hz, tract, brightness, random)), pan, gain);
  for (let i = 0; i < men; i++) addSinger(chant.hz, 1, panOf(i, men, 0.6), 1, 0.9);
  for (let i = 0; i < women; i++) addSinger(chant.hz * 2, 1.16, panOf(i, women, 0.75), 0.42, 0.8);
  for (let i = 0; i < fifth; i++) addSinger(chant.hz * 1.5, 1.04, 0.25, 0.38, 0.8);
  return normalise(clip);
}

const panOf = (index: number, count: number, width: number): number =>
  count === 1 ? 0 : width * ((2 * index) / (count - 1) - 1);

function groupSinger(chant: Chant, hz: number, tract: number, brightness: number, random: Random) {
  const consonants = chant.syllable === "so-ham";
  const seconds = chant.seconds - random.between(0, 0.35);
  return {
    hz: hz * cents(random.normal() * 4),
    seconds,
    diction: jittered(DICTION[chant.syllable](seconds), consonants ? 0.03 : 0.25, random),
    melody: chant.melody,
    tract: tract * (1 + 0.04 * random.spread()),
    brightness,
    vibratoCents: random.between(7, 18),
    attack: consonants ? random.between(0.12, 0.2) : random.between(0.55, 1),
    release: random.between(1.3, 2.1),
    // A staggered consonant is heard as several; a staggered vowel blends.
    delay: random.between(0, consonants ? 0.09 : 0.28),
    air: 0.01,
    flutter: 0,
    seed: random.seed(),
  };
}

/** Singers do not change vowels at exactly the same time. */
function jittered(diction: Diction, seconds: number, random: Random): Diction {
  let earliest = 0;
  return diction.map(([at, phoneme], i) => {
    const moved = i === 0 ? at : at + random.spread() * seconds;
    earliest = Math.max(earliest + 0.02, moved);
    return [i === 0 ? at : earliest, phoneme];
  });
}

/** Bhramari, the humming bee breath: two close voices and a faint third an octave above. */
function humming(chant: Chant): Clip {
  const random = new Random(chant.seed);
  const clip = silence(toFrames(chant.seconds + 0.2));
  for (const [ratio, pan, gain, tract] of [
    [1, -0.25, 1, 1],
    [1, 0.3, 0.85, 1.06],
    [2, 0.05, 0.22, 1.12],
  ] as const) {
    const hum = sing({
      hz: chant.hz * ratio * cents(random.normal() * 4),
      seconds: chant.seconds,
      diction: DICTION.hum(chant.seconds),
      melody: chant.melody,
      tract,
      brightness: 1.5,
      vibratoCents: 4,
      attack: 0.7,
      release: 1.4,
      delay: random.between(0, 0.08),
      air: 0.004,
      flutter: 0.05,
      seed: random.seed(),
    });
    place(clip, hum, pan, gain);
  }
  return normalise(clip);
}
