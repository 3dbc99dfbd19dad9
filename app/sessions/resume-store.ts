/** Where a listener stopped, per session, kept on this device only. Storage may be full, blocked or hold nonsense. */
const keyOf = (topic: string) => `nada-shanti/session/${topic}`;

/** The first seconds and the last are not worth coming back to. */
const fromStart = 10;
const beforeEnd = 20;

export function recallPosition(topic: string, seconds: number): number | undefined {
  const position = Number(attempt(() => localStorage.getItem(keyOf(topic))) ?? NaN);
  return worthKeeping(position, seconds) ? position : undefined;
}

export function keepPosition(topic: string, seconds: number, position: number) {
  if (worthKeeping(position, seconds)) attempt(() => localStorage.setItem(keyOf(topic), position.toFixed(1)));
  else forgetPosition(topic);
}

export function forgetPosition(topic: string) {
  attempt(() => localStorage.removeItem(keyOf(topic)));
}

const worthKeeping = (position: number, seconds: number) => position >= fromStart && position <= seconds - beforeEnd;

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
