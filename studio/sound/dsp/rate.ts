/** Sample rate in Hz. The mix has no content above 10 kHz, so 32 kHz is enough and encodes faster. */
export const RATE = 32_000;

export const toFrames = (seconds: number): number => Math.round(seconds * RATE);
