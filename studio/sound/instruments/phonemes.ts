/** A resonance of the vocal tract: centre and bandwidth in Hz, level in dB relative to the first formant. */
export type Formant = { hz: number; width: number; level: number };

/** One articulation. All numbers are interpolated from one phoneme to the next. */
export type Phoneme = {
  formants: Formant[];
  /** Level of the vocal folds, 0 to 1. */
  voicing: number;
  /** Aspiration, as in h. */
  breath: number;
  /** Sibilance, as in s. */
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
  /** Closed lips: an m with more nasal resonance. */
  hum: closed,
  /** Coarticulation: a consonant has the formants of the vowel that follows it. */
  s: { ...o, voicing: 0, hiss: 1 },
  h: { ...a, voicing: 0.12, breath: 1 },
} satisfies Record<string, Phoneme>;

export type PhonemeName = keyof typeof PHONEMES;

/** The times, in seconds from the start of the note, at which each phoneme is fully reached. */
export type Diction = [second: number, phoneme: PhonemeName][];

export type Syllable = "om" | "ah" | "so-ham" | "hum";

const shares = (seconds: number, steps: [share: number, phoneme: PhonemeName][]): Diction =>
  steps.map(([share, phoneme]) => [share * seconds, phoneme]);

/** Vowels stretch with the note. Consonants do not, so those of so-ham have fixed lengths in seconds. */
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
