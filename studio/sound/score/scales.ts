import type { Note } from "./types.ts";

/** Just intonation from middle Sa up to the Pa an octave above, named after the raga each is taken from. */
const upToHighPa = (octave: Note[]): Note[] => [...octave, ...octave.map((note) => note * 2)].filter((n) => n <= 3);

export const BHUPALI = upToHighPa([1, 9 / 8, 5 / 4, 3 / 2, 5 / 3]);
export const DURGA = upToHighPa([1, 9 / 8, 4 / 3, 3 / 2, 5 / 3]);
export const HAMSADHWANI = upToHighPa([1, 9 / 8, 5 / 4, 3 / 2, 15 / 8]);
export const YAMAN = upToHighPa([15 / 16, 1, 9 / 8, 5 / 4, 45 / 32, 3 / 2, 5 / 3]);
export const KHAMAJ = upToHighPa([1, 9 / 8, 5 / 4, 4 / 3, 3 / 2, 5 / 3, 16 / 9]);
export const MALKAUNS = upToHighPa([1, 6 / 5, 4 / 3, 8 / 5, 9 / 5]);
export const SHIVARANJANI = upToHighPa([1, 9 / 8, 6 / 5, 3 / 2, 5 / 3]);
