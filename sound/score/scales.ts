import type { Note } from "./types.ts";

/** Just intonation, a little over an octave and a half from middle Sa, named after the raga they are taken from. */
const overTwoOctaves = (octave: Note[]): Note[] => [...octave, ...octave.map((note) => note * 2)].filter((n) => n <= 3);

export const BHUPALI = overTwoOctaves([1, 9 / 8, 5 / 4, 3 / 2, 5 / 3]);
export const DURGA = overTwoOctaves([1, 9 / 8, 4 / 3, 3 / 2, 5 / 3]);
export const HAMSADHWANI = overTwoOctaves([1, 9 / 8, 5 / 4, 3 / 2, 15 / 8]);
export const YAMAN = overTwoOctaves([15 / 16, 1, 9 / 8, 5 / 4, 45 / 32, 3 / 2, 5 / 3]);
export const KHAMAJ = overTwoOctaves([1, 9 / 8, 5 / 4, 4 / 3, 3 / 2, 5 / 3, 16 / 9]);
export const MALKAUNS = overTwoOctaves([1, 6 / 5, 4 / 3, 8 / 5, 9 / 5]);
export const SHIVARANJANI = overTwoOctaves([1, 9 / 8, 6 / 5, 3 / 2, 5 / 3]);
