import { useEffect, useSyncExternalStore } from "react";
import type { Failure, Kept, KeptSounds } from "#offline/messages.ts";
import { askWorker } from "#app/offline/ask-worker.ts";
import { bringWorkerIn, canKeep } from "#app/offline/register.ts";

/** What this device holds of a session. `share` runs from 0 to 1. */
export type KeptState =
  { is: "unknown" } | { is: "absent"; failure?: Failure["failure"] } | { is: "coming"; share: number } | { is: "kept" };

const unknown: KeptState = { is: "unknown" };
const absent: KeptState = { is: "absent" };

const states = new Map<string, KeptState>();
const listeners = new Set<() => void>();
let asked = false;

function set(sound: string, state: KeptState) {
  states.set(sound, state);
  listeners.forEach((tell) => tell());
}

/** The state of one session, by the address of its sound. "unknown" while asleep, and for good where nothing can be kept. */
export function useKeptState(sound: string): KeptState {
  useEffect(() => {
    if (canKeep()) void lookOnce();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => (canKeep() ? (states.get(sound) ?? absent) : unknown),
    () => unknown,
  );
}

/** Without a worker nothing is kept, and none is called for the question. */
async function lookOnce() {
  if (asked || !(await navigator.serviceWorker.getRegistration())?.active) return;
  asked = true;
  for (const [sound, { kept, of }] of Object.entries(await askWorker<KeptSounds>({ ask: "kept" }))) {
    if (kept === of && states.get(sound)?.is !== "coming") set(sound, { is: "kept" });
  }
}

/** Takes a session part by part until it is whole, or something stops it. What has come stays. Answers whether it is whole. */
export async function keepSession(sound: string): Promise<boolean> {
  set(sound, { is: "coming", share: 0 });
  try {
    await bringWorkerIn();
    // Asks the browser not to clear it away when room gets scarce. It may refuse; the session is kept all the same.
    void navigator.storage?.persist?.().catch(() => {});
    while (states.get(sound)?.is === "coming") {
      const answer = await askWorker<Kept | Failure>({ ask: "keep", sound });
      // Stopped by hand meanwhile.
      if (states.get(sound)?.is !== "coming") break;
      if ("failure" in answer) set(sound, { is: "absent", failure: answer.failure });
      else if (answer.kept === answer.of) set(sound, { is: "kept" });
      else set(sound, { is: "coming", share: answer.kept / answer.of });
    }
  } catch {
    set(sound, { is: "absent", failure: "line" });
  }
  return states.get(sound)?.is === "kept";
}

export function stopKeeping(sound: string) {
  set(sound, absent);
}

export async function removeSession(sound: string) {
  set(sound, absent);
  await askWorker<Kept>({ ask: "remove", sound });
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
