import { attempt } from "#app/browser/attempt.ts";
import { faultOf, readChoice, usualChoice, writeChoice, type TimerChoice } from "#app/shared/timer.ts";

const key = "nada-shanti/timer";

/** The choice in the address, such as /meditation#timer=20,5,bowl. */
export function linkedChoice(): TimerChoice | undefined {
  const [, text] = /^#timer=(.*)$/.exec(location.hash.replaceAll("%2C", ",")) ?? [];
  return text === undefined ? undefined : readChoice(text);
}

/** What is stored may be invalid. */
export function loadChoice(): TimerChoice {
  const stored = readChoice(attempt(() => localStorage.getItem(key)) ?? "");
  return faultOf(stored) ? usualChoice : stored;
}

/** The timer works without it. */
export const saveChoice = (choice: TimerChoice) => attempt(() => localStorage.setItem(key, writeChoice(choice)));
