import { statSync } from "node:fs";
import { basename } from "node:path";
import { playerText, urgentSigns } from "#app/content/content.ts";
import type { Session, SessionForm } from "#app/content/schema/session.ts";
import { sessions } from "#app/content/sessions.ts";
import { crisisLines } from "#app/content/session-sentences.ts";

/**
 * What the player needs of a sound file and cannot derive, because every visit downloads it. The cues reach the browser as
 * a WebVTT file when it is played.
 */
export type PlayableForm = Pick<SessionForm, "minutes" | "breath"> & {
  /** The name of the sound file, without its extension. */
  name: string;
  chapters: { title: string; start: number }[];
};

/** What reaches the browser as data. The first form is the one that the page names. */
export type PlayableSession = Pick<Session, "topic" | "title"> & {
  forms: readonly PlayableForm[];
};

/** Size of a sound file in MB, or undefined while it has not been rendered. */
export type LoadedForm = PlayableForm & { audio: string; megabytes?: string };

/** A session on its shelf. Its cautions are those that the other sessions do not share. */
export type LoadedSession = Session & {
  forms: readonly [LoadedForm, ...LoadedForm[]];
  /** What it is, in a few words. */
  line: string;
};

export type Shelf = { heading: string; note?: string; sessions: LoadedSession[] };

export type SharedCautions = Pick<Session, "avoid" | "stop">;

/** A caution that at least this many sessions share is shown once, above all of them. */
const sessionsForShared = 3;

const shared: SharedCautions = { avoid: inSeveral("avoid"), stop: inSeveral("stop") };

export function loadSharedCautions(): SharedCautions {
  // What opens the paragraph above the list is not repeated in it.
  return { ...shared, avoid: shared.avoid.filter((sentence) => !playerText.beforePlay.startsWith(sentence)) };
}

/** Where to turn in a crisis is beside each player that may need it, never in a fold. */
function inSeveral(field: keyof SharedCautions): string[] {
  const crisis = crisisLines(urgentSigns.emergency);
  const sentences = new Set(sessions.flatMap((session) => session[field]));
  const uses = (sentence: string) => sessions.filter((session) => session[field].includes(sentence)).length;
  return [...sentences]
    .filter((sentence) => uses(sentence) >= sessionsForShared && sentence !== crisis)
    .sort((a, b) => uses(b) - uses(a));
}

/** The sessions in the order of the page. Runs at build time. */
export function loadShelves(): Shelf[] {
  return playerText.shelves.map(({ heading, note, sessions }) => ({
    heading,
    note,
    sessions: sessions.map(({ topic, line }) => ({ ...loadSession(sessionOn(topic)), line })),
  }));
}

function loadSession(session: Session): Omit<LoadedSession, "line"> {
  const { avoid, stop, short } = session;
  return {
    ...session,
    avoid: avoid.filter((sentence) => !shared.avoid.includes(sentence)),
    stop: stop.filter((sentence) => !shared.stop.includes(sentence)),
    forms: [loadForm(session), ...(short ? [loadForm(short)] : [])],
  };
}

export const sessionOn = (topic: string): Session => sessions.find((session) => session.topic === topic)!;

function loadForm({ minutes, files, chapters, breath }: SessionForm): LoadedForm {
  return {
    name: basename(files.audio, ".mp3"),
    minutes,
    audio: files.audio,
    chapters: chapters.map(({ title, start }) => ({ title, start })),
    breath: breath.map(({ start, end, pattern }) => ({ start: tenths(start), end: tenths(end), pattern })),
    megabytes: megabytesOf(files.audio),
  };
}

/** Without what only the page shows. */
export function playable({ name, minutes, chapters, breath }: LoadedForm): PlayableForm {
  return { name, minutes, chapters, breath };
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

function megabytesOf(address: string): string | undefined {
  const file = statSync(`public${address}`, { throwIfNoEntry: false });
  return file && (file.size / 1e6).toFixed(1);
}
