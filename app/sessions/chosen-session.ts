import type { PlayableForm, PlayableSession } from "#app/page/load-sessions.ts";

/** The form of a session that the visitor chose. `practiceStart` is the second at which its spoken cautions end. */
export type ChosenSession = Pick<PlayableSession, "topic" | "title"> &
  PlayableForm & { audio: string; seconds: number; practiceStart: number };
