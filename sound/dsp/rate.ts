/** Samples a second, everywhere. The mix holds nothing above 10 kHz, so 32 kHz loses nothing and encodes faster. */
export const RATE = 32_000;

export const framesIn = (seconds: number): number => Math.round(seconds * RATE);
