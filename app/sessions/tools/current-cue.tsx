import { useEffect, useState, useSyncExternalStore } from "react";
import type { ChosenSession } from "#app/sessions/chosen-session.ts";
import { BreathCircle } from "#app/sessions/tools/breath-circle.tsx";
import { emblemIdOf } from "#app/ui/session-emblem.tsx";

type CurrentCueProps = { audio: HTMLAudioElement; session: ChosenSession; chapter: string };

/**
 * The emblem, the chapter, the line being spoken or the phase of the guided breath and, unless motion is reduced, the
 * breath circle.
 * No live region: the recording says the line itself, and a screen reader would talk over it.
 */
export function CurrentCue({ audio, session, chapter }: CurrentCueProps) {
  const cue = useCue(audio, `/audio/${session.name}.vtt`);
  const reducedMotion = useReducedMotion();
  return (
    <div className="flex flex-col items-center gap-9 pt-7 text-center sm:flex-row sm:gap-12 sm:px-6 sm:pb-5 sm:text-start">
      <div aria-hidden="true" className="relative size-32 shrink-0 md:size-40">
        {!reducedMotion && <BreathCircle audio={audio} breath={session.breath} />}
        <svg viewBox="0 0 200 200" className="session-emblem relative size-full rounded-full">
          <circle cx="100" cy="100" r="99" stroke="none" />
          <use href={`#${emblemIdOf(session.topic)}`} />
        </svg>
      </div>
      <div className="min-w-0">
        {/* Keep the line's height when the cue already starts with the chapter title. */}
        <p className="text-small text-quiet">{cue.startsWith(chapter) ? "\u00a0" : chapter}</p>
        <p data-testid="cue" className="min-h-[6em] font-display sm:min-h-[4.5em] md:text-lead">
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
