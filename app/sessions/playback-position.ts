/** Where a listener stopped in each session, in localStorage. Storage may be full, blocked or hold an invalid value. */
const keyOf = (topic: string) => `nada-shanti/session/${topic}`;

/** Positions this close to the start or the end are not worth resuming. */
const secondsFromStart = 10;
const secondsBeforeEnd = 20;

export function loadPosition(topic: string, duration: number): number | undefined {
  const position = Number(attempt(() => localStorage.getItem(keyOf(topic))) ?? NaN);
  return isWorthResuming(position, duration) ? position : undefined;
}

export function savePosition(topic: string, duration: number, position: number) {
  if (isWorthResuming(position, duration)) attempt(() => localStorage.setItem(keyOf(topic), position.toFixed(1)));
  else removePosition(topic);
}

export function removePosition(topic: string) {
  attempt(() => localStorage.removeItem(keyOf(topic)));
}

function isWorthResuming(position: number, duration: number): boolean {
  return position >= secondsFromStart && position <= duration - secondsBeforeEnd;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
