import { guide, type SessionGuide } from "#sound/score/guide.ts";
import { sessions } from "#sound/sessions/all.ts";

export type LoadedSession = Omit<SessionGuide, "cues" | "frequencies">;

/** The ten sessions as their scores tell them, in the order of the page. Runs at build time. */
export function loadSessions(): LoadedSession[] {
  // The cues reach the browser as a WebVTT file when a session is played.
  return sessions.map(guide).map(({ cues: _cues, frequencies: _frequencies, ...session }) => session);
}

/** What the media tab shows of a session. */
export type SessionSummary = Pick<SessionGuide, "topic" | "title" | "about" | "files">;

export function loadSessionSummaries(): SessionSummary[] {
  return sessions.map(guide).map(({ topic, title, about, files }) => ({ topic, title, about, files }));
}
