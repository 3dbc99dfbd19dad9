import { statSync } from "node:fs";
import { basename } from "node:path";
import { playerText } from "#app/content/content.ts";
import { guide, type SessionGuide } from "#sound/score/guide.ts";
import { sessions } from "#sound/sessions/all.ts";
import { CRISIS, NOT_WHILE_DRIVING } from "#sound/sessions/cautions.ts";
import { chladniPath } from "#assets/emblems/chladni-figure.ts";

/** One sound file of a session. `practiceStart` is the second at which its spoken cautions end. */
type Form = Pick<SessionGuide, "minutes" | "seconds" | "files" | "chapters" | "breath"> & { practiceStart?: number };

/** A session may also have a five-minute form. */
type Guide = SessionGuide & Form & { short?: Form };

const guides = new Map<string, Guide>(sessions.map((session) => [session.topic, guide(session)]));

/** What the player needs of a sound file. The cues reach the browser as a WebVTT file when it is played. */
export type PlayableForm = Pick<Form, "minutes" | "seconds" | "practiceStart"> & {
  /** The name of the sound file, without its extension. */
  name: string;
  audio: string;
  cues: string;
  chapters: { title: string; start: number }[];
  breath: Pick<SessionGuide["breath"][number], "start" | "end" | "pattern">[];
  /** Size of the sound file in MB, or undefined while it has not been rendered. */
  megabytes?: string;
};

/** What reaches the browser as data. The first form is the one that the page names. */
export type PlayableSession = Pick<SessionGuide, "topic" | "title"> & {
  forms: readonly [PlayableForm, ...PlayableForm[]];
};

/** What the pages show of a session. Its cautions are those that the other sessions do not share. */
export type LoadedSession = PlayableSession &
  Pick<SessionGuide, "minutes" | "about" | "posture" | "avoid" | "stop" | "chapters"> & {
    /** What it is, in a few words. */
    line: string;
    /** SVG path of the figure drawn from the session's own notes, in a 200 by 200 square. */
    emblem: string;
  };

export type Shelf = { heading: string; sessions: LoadedSession[] };

export type SharedCautions = Pick<SessionGuide, "avoid" | "stop">;

/** A caution in so many sessions is shown once, above all of them; an extra warning does no harm. */
const sessionsForShared = 3;

const shared: SharedCautions = { avoid: inSeveral("avoid"), stop: inSeveral("stop") };

export function loadSharedCautions(): SharedCautions {
  // `beforePlay` in content/player-text.yaml already opens with it, in larger letters.
  return { ...shared, avoid: shared.avoid.filter((sentence) => sentence !== NOT_WHILE_DRIVING) };
}

/** Where to turn in a crisis is beside each player that may need it, never in a fold. */
function inSeveral(field: keyof SharedCautions): string[] {
  const sentences = new Set(sessions.flatMap((session) => session[field]));
  const uses = (sentence: string) => sessions.filter((session) => session[field].includes(sentence)).length;
  return [...sentences]
    .filter((sentence) => uses(sentence) >= sessionsForShared && sentence !== CRISIS)
    .sort((a, b) => uses(b) - uses(a));
}

/** The sessions as their scores describe them, in the order of the page. Runs at build time. */
export function loadShelves(): Shelf[] {
  return playerText.shelves.map(({ heading, sessions }) => ({
    heading,
    sessions: sessions.map(({ topic, line }) => ({ ...loadSession(topic), line })),
  }));
}

function loadSession(topic: string): Omit<LoadedSession, "line"> {
  const session = guideOf(topic);
  const { title, minutes, about, posture, avoid, stop, chapters, short } = session;
  return {
    topic,
    title,
    minutes,
    about,
    posture,
    avoid: avoid.filter((sentence) => !shared.avoid.includes(sentence)),
    stop: stop.filter((sentence) => !shared.stop.includes(sentence)),
    chapters,
    emblem: emblemOf(session),
    forms: short ? [playable(session), playable(short)] : [playable(session)],
  };
}

/** What another page shows of a session that it links to. */
export type SessionCard = Pick<LoadedSession, "topic" | "title" | "minutes" | "emblem">;

export function loadSessionCard(topic: string): SessionCard {
  const session = guideOf(topic);
  return { topic, title: session.title, minutes: session.minutes, emblem: emblemOf(session) };
}

function guideOf(topic: string): Guide {
  const session = guides.get(topic);
  if (!session) throw new Error(`There is no session "${topic}": the sessions are ${[...guides.keys()].join(", ")}.`);
  return session;
}

const emblemOf = ({ frequencies }: SessionGuide) => chladniPath([...frequencies.drone, ...frequencies.chant]);

/** Field by field, because every visit downloads it. */
function playable({ minutes, seconds, practiceStart, files, chapters, breath }: Form): PlayableForm {
  return {
    name: basename(files.audio, ".mp3"),
    minutes,
    seconds,
    practiceStart,
    audio: files.audio,
    cues: files.cues,
    chapters: chapters.map(({ title, start }) => ({ title, start })),
    breath: breath.map(({ start, end, pattern }) => ({ start: hundredths(start), end: hundredths(end), pattern })),
    megabytes: megabytesOf(files.audio),
  };
}

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;

function megabytesOf(address: string): string | undefined {
  const file = statSync(`public${address}`, { throwIfNoEntry: false });
  return file && (file.size / 1e6).toFixed(1);
}
