/** Centre (Hz), width (Hz) and level (dB under the first) of one resonance of the throat. */
export type Formant = { hz: number; width: number; level: number };

/** What mouth and throat do in one moment of singing. All numbers glide from one phoneme to the next. */
export type Phoneme = {
  formants: Formant[];
  /** How much the vocal folds sound, 0 to 1. */
  voicing: number;
  /** Breath through the open throat (h), and the sharp noise at the teeth (s). */
  breath: number;
  hiss: number;
};

type Row = [hz: number, width: number, level: number];

const voiced = (...rows: Row[]): Phoneme => ({
  formants: rows.map(([hz, width, level]) => ({ hz, width, level })),
  voicing: 1,
  breath: 0,
  hiss: 0,
});

const a = voiced([690, 95, 0], [1120, 100, -4], [2520, 140, -18], [3150, 190, -21], [3900, 260, -31]);
const o = voiced([440, 75, 0], [820, 90, -6], [2480, 140, -23], [3050, 190, -26], [3800, 260, -37]);
const u = voiced([335, 65, 0], [690, 80, -12], [2350, 140, -32], [2950, 190, -35], [3700, 260, -46]);
const m = voiced([265, 65, 0], [1020, 190, -25], [2150, 240, -34], [2800, 300, -40], [3600, 360, -50]);
const closed = voiced([255, 70, 0], [1080, 240, -23], [2050, 260, -29], [2850, 320, -36], [3600, 380, -46]);

export const PHONEMES = {
  a,
  o,
  u,
  m,
  /** The hum behind closed lips: an m with a little more nose. */
  hum: closed,
  /** Consonants borrow the shape of the vowel that follows them, as a mouth does. */
  s: { ...o, voicing: 0, hiss: 1 },
  h: { ...a, voicing: 0.12, breath: 1 },
} satisfies Record<string, Phoneme>;

export type PhonemeName = keyof typeof PHONEMES;

/** When (seconds from the start of the note) the mouth has reached which phoneme. */
export type Diction = [second: number, phoneme: PhonemeName][];

export type Syllable = "om" | "ah" | "so-ham" | "hum";

const shares = (seconds: number, steps: [share: number, phoneme: PhonemeName][]): Diction =>
  steps.map(([share, phoneme]) => [share * seconds, phoneme]);

/** Vowels stretch with the note; consonants do not, so the two of so-ham have their times in seconds. */
export const DICTION: Record<Syllable, (seconds: number) => Diction> = {
  om: (seconds) =>
    shares(seconds, [
      [0, "a"],
      [0.05, "a"],
      [0.17, "o"],
      [0.44, "o"],
      [0.56, "u"],
      [0.63, "u"],
      [0.71, "m"],
      [1, "m"],
    ]),
  ah: (seconds) => shares(seconds, [[0, "a"]]),
  hum: (seconds) => shares(seconds, [[0, "hum"]]),
  "so-ham": (seconds) => {
    const second = seconds * 0.44;
    return [
      [0.05, "s"],
      [0.28, "s"],
      [0.4, "o"],
      [second - 0.22, "o"],
      [second - 0.08, "h"],
      [second + 0.06, "h"],
      [second + 0.24, "a"],
      [seconds * 0.64, "a"],
      [seconds * 0.74, "m"],
    ];
  },
};
