export const TAU = Math.PI * 2;

export const toGain = (decibels: number): number => 10 ** (decibels / 20);

/** The floor keeps silence at -200 dB instead of minus infinity. */
export const toDecibels = (gain: number): number => 20 * Math.log10(Math.abs(gain) + 1e-10);

export const cents = (interval: number): number => 2 ** (interval / 1200);

export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));

export const mix = (from: number, to: number, x: number): number => from + (to - from) * x;

export function smoothstep(x: number): number {
  const t = clamp(x, 0, 1);
  return t * t * (3 - 2 * t);
}

/** A ramp with zero slope at both ends, so that fades do not click. */
export const raisedCosine = (x: number): number => 0.5 - 0.5 * Math.cos(Math.PI * clamp(x, 0, 1));
