import { faultOf, readChoice, usualChoice, writeChoice, type TimerChoice } from "#app/shared/timer.ts";

const key = "nada-shanti/timer";

/** The choice in the address, such as /meditation#timer=20,5,bowl. */
export function linkedChoice(): TimerChoice | undefined {
  const [, text] = /^#timer=(.*)$/.exec(location.hash.replaceAll("%2C", ",")) ?? [];
  return text === undefined ? undefined : readChoice(text);
}

/** Storage may be full, blocked or hold an invalid value. */
export function loadChoice(): TimerChoice {
  try {
    const stored = readChoice(localStorage.getItem(key) ?? "");
    return faultOf(stored) ? usualChoice : stored;
  } catch {
    return usualChoice;
  }
}

export function saveChoice(choice: TimerChoice) {
  try {
    localStorage.setItem(key, writeChoice(choice));
  } catch {
    // The timer works without it.
  }
}
