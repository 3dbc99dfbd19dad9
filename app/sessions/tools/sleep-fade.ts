/** Seconds in which the sound dies away before the sleep timer stops it. */
export const fadeSeconds = 30;

/** Share of the listener's own volume, so many seconds before the stop. Squared: the ear hears that as even. */
export function fadeLevel(secondsLeft: number): number {
  return Math.min(1, Math.max(0, secondsLeft / fadeSeconds)) ** 2;
}
