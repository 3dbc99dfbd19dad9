import { statSync } from "node:fs";
import { guide, type SessionGuide } from "#sound/score/guide.ts";
import { sessions } from "#sound/sessions/all.ts";
import { CRISIS, NOT_WHILE_DRIVING, STOP_EMERGENCY } from "#sound/sessions/cautions.ts";
import { chladniPath } from "#assets/emblems/chladni-figure.ts";

type Chapter = { title: string; start: number };
type WrittenChapter = Chapter & { hear: string; words: { start: number; text: string }[] };

/** What the player itself needs. The cues reach the browser as a WebVTT file when the session is played. */
export type PlayableSession = Pick<SessionGuide, "topic" | "title" | "seconds"> & {
  files: Pick<SessionGuide["files"], "audio" | "cues">;
  chapters: Chapter[];
  breath: Pick<SessionGuide["breath"][number], "start" | "end" | "pattern">[];
};

/** What the media tab shows of a session. Its cautions are those that the other sessions do not share. */
export type SessionSummary = PlayableSession &
  Pick<SessionGuide, "minutes" | "about" | "avoid" | "stop"> & {
    /** SVG path of the figure drawn from the session's own notes, in a 200 by 200 square. */
    emblem: string;
    /** Size of the sound file in MB, or undefined while it has not been rendered. */
    megabytes?: string;
  };

/** What the page of sessions shows. */
export type LoadedSession = Omit<SessionSummary, "chapters"> &
  Pick<SessionGuide, "posture"> & {
    chapters: WrittenChapter[];
  };

export type SharedCautions = Pick<SessionGuide, "avoid" | "stop">;

/** A caution in so many sessions is shown once, above all of them; an extra warning does no harm. */
const sessionsForShared = 3;

const shared: SharedCautions = { avoid: inSeveral("avoid"), stop: inSeveral("stop") };

/** `beforePlay` in content/player.yaml already opens with it, in larger letters. */
const listed = shared.avoid.filter((sentence) => sentence !== NOT_WHILE_DRIVING);

/** In the words of the emergency strip, which the page of sessions shows between the shared cautions and the sessions. */
const onStrip = [STOP_EMERGENCY, CRISIS];
const withoutStrip = (sentences: readonly string[]) => sentences.filter((sentence) => !onStrip.includes(sentence));

export function loadSharedCautions({ strip = false } = {}): SharedCautions {
  return { avoid: listed, stop: strip ? withoutStrip(shared.stop) : shared.stop };
}

function inSeveral(field: keyof SharedCautions): string[] {
  const sentences = new Set(sessions.flatMap((session) => session[field]));
  const uses = (sentence: string) => sessions.filter((session) => session[field].includes(sentence)).length;
  return [...sentences].filter((sentence) => uses(sentence) >= sessionsForShared).sort((a, b) => uses(b) - uses(a));
}

/** The sessions as their scores describe them, in the order of the page. Runs at build time. */
export function loadSessions(): LoadedSession[] {
  return sessions.map(guide).map((session) => {
    const summary = summaryOf(session);
    return {
      ...summary,
      stop: withoutStrip(summary.stop),
      posture: session.posture,
      chapters: session.chapters.map(({ title, start, hear, words }) => ({
        title,
        start,
        hear,
        words: words.map(({ start, text }) => ({ start: Math.floor(start), text })),
      })),
    };
  });
}

export function loadSessionSummaries(): SessionSummary[] {
  return sessions.map(guide).map(summaryOf);
}

/** What another page shows of a session that it links to. */
export type SessionCard = Pick<LoadedSession, "topic" | "title" | "minutes" | "emblem">;

export function loadSessionCard(topic: string): SessionCard {
  const session = sessions.map(guide).find((session) => session.topic === topic);
  if (!session)
    throw new Error(
      `There is no session "${topic}": the sessions are ${sessions.map(({ topic }) => topic).join(", ")}.`,
    );
  return { topic, title: session.title, minutes: session.minutes, emblem: emblemOf(session) };
}

const emblemOf = ({ frequencies }: SessionGuide) => chladniPath([...frequencies.drone, ...frequencies.chant]);

/** Field by field, because every visit downloads the data of the page. */
function summaryOf(session: SessionGuide): SessionSummary {
  const { topic, title, minutes, seconds, breath, files, chapters, about, avoid, stop } = session;
  return {
    topic,
    title,
    minutes,
    seconds,
    breath: breath.map(({ start, end, pattern }) => ({ start: hundredths(start), end: hundredths(end), pattern })),
    files: { audio: files.audio, cues: files.cues },
    chapters: chapters.map(({ title, start }) => ({ title, start })),
    about,
    avoid: avoid.filter((sentence) => !shared.avoid.includes(sentence)),
    stop: stop.filter((sentence) => !shared.stop.includes(sentence)),
    emblem: emblemOf(session),
    megabytes: megabytesOf(files.audio),
  };
}

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;

function megabytesOf(address: string): string | undefined {
  const file = statSync(`public${address}`, { throwIfNoEntry: false });
  return file && (file.size / 1e6).toFixed(1);
}
