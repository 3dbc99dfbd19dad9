import { attempt } from "#app/browser/attempt.ts";

/**
 * Where a listener stopped in each sound file, and on which day, in localStorage: "372.4 Tue Nov 17 2026". A position of
 * 0 says that it has been heard and begins anew. Storage may be full, blocked or hold an invalid value.
 */
const keyOf = (name: string) => `nada-shanti/session/${name}`;

/** Positions this close to the start or the end are not worth resuming. */
const secondsFromStart = 10;
const secondsBeforeEnd = 20;

/** A night belongs to the day on which it began. */
const hoursAfterMidnight = 6;

/** The name of the sound file that was heard last. The home page leads back to it. */
const lastKey = "nada-shanti/last-session";

type Recording = { topic: string; name: string; seconds: number; practiceStart: number };

/** `heard` says whether the listener has been past the spoken cautions before. */
export function loadPosition(recording: Recording): { position?: number; heard: boolean } {
  const stored = attempt(() => localStorage.getItem(keyOf(recording.name)));
  const [, second, day] = /^(\d+(?:\.\d+)?)(?: (.+))?$/.exec(stored ?? "") ?? [];
  if (second === undefined) return { heard: false };
  const position = Number(second);
  // Whoever listens in order to fall asleep does not want to go on where they did last night.
  const isOver = recording.topic === "sleep" && day !== today();
  return { heard: true, position: !isOver && isWorthResuming(recording, position) ? position : undefined };
}

export function savePosition(recording: Recording, position: number) {
  const kept = isWorthResuming(recording, position) ? position : 0;
  if (kept === 0 && !loadPosition(recording).heard) return;
  attempt(() => {
    localStorage.setItem(keyOf(recording.name), `${kept.toFixed(1)} ${today()}`);
    localStorage.setItem(lastKey, recording.name);
  });
}

/** Not within the spoken cautions, which are then heard from their beginning. */
function isWorthResuming({ seconds, practiceStart }: Recording, position: number): boolean {
  return position >= Math.max(secondsFromStart, practiceStart) && position <= seconds - secondsBeforeEnd;
}

const today = () => new Date(Date.now() - hoursAfterMidnight * 3_600_000).toDateString();
