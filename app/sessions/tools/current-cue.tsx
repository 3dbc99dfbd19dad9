import { useEffect, useState, useSyncExternalStore } from "react";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import { BreathCircle } from "#app/sessions/tools/breath-circle.tsx";

type CurrentCueProps = { audio: HTMLAudioElement; session: PlayableSession; chapter: string };

/**
 * The chapter, the line being spoken or the phase of the guided breath and, unless motion is reduced, the breath circle.
 * No live region: the recording says the line itself, and a screen reader would talk over it.
 */
export function CurrentCue({ audio, session, chapter }: CurrentCueProps) {
  const cue = useCue(audio, session.files.cues);
  const reducedMotion = useReducedMotion();
  return (
    <div className="on-night flex items-center gap-5 rounded-card bg-night-deep p-5 text-on-night md:gap-8 md:p-7">
      {!reducedMotion && <BreathCircle audio={audio} breath={session.breath} />}
      <div className="min-w-0">
        <p className="text-small text-quiet-on-night">{chapter}</p>
        <p data-testid="cue" className="min-h-[6em] font-display sm:min-h-[4.5em] sm:text-lead">
          {cue}
        </p>
      </div>
    </div>
  );
}

/** The text of the active cue in the session's WebVTT file, which is loaded on mount. */
function useCue(audio: HTMLAudioElement, file: string): string {
  const [cue, setCue] = useState("");
  useEffect(() => {
    const element = document.createElement("track");
    element.kind = "metadata";
    element.src = file;
    audio.append(element);
    const { track } = element;
    track.mode = "hidden";
    const update = () => setCue(textOf(track.activeCues?.[0]));
    track.addEventListener("cuechange", update);
    element.addEventListener("load", update);
    return () => {
      track.removeEventListener("cuechange", update);
      element.remove();
    };
  }, [audio, file]);
  return cue;
}

const textOf = (cue: TextTrackCue | undefined) => (cue as VTTCue | undefined)?.getCueAsHTML().textContent ?? "";

function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribeToMotion, () => motionQuery().matches);
}

const motionQuery = () => matchMedia("(prefers-reduced-motion: reduce)");

function subscribeToMotion(onChange: () => void) {
  const query = motionQuery();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
