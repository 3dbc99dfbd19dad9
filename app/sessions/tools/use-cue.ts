import { useEffect, useState } from "react";

/** The cue of this second, from the session's WebVTT file. The file is asked for only when this is mounted. */
export function useCue(audio: HTMLAudioElement, file: string): string {
  const [cue, setCue] = useState("");
  useEffect(() => {
    const element = document.createElement("track");
    element.kind = "metadata";
    element.src = file;
    audio.append(element);
    const { track } = element;
    track.mode = "hidden";
    const show = () => setCue(textOf(track.activeCues?.[0]));
    track.addEventListener("cuechange", show);
    element.addEventListener("load", show);
    return () => {
      track.removeEventListener("cuechange", show);
      element.remove();
    };
  }, [audio, file]);
  return cue;
}

const textOf = (cue: TextTrackCue | undefined) => (cue as VTTCue | undefined)?.getCueAsHTML().textContent ?? "";
