import { useEffect, useRef, useState } from "react";
import { announce } from "#app/browser/announce.ts";
import { joinLines, recordingOf } from "#app/chant/join-lines.ts";
import { chantText } from "#app/content/content.ts";
import { pauseOthers } from "#app/playback/audio-element.ts";
import { readFrames } from "#app/shared/mp3-frames.ts";

type Pace = { slowly: boolean; repeat: boolean };
/** The recordings that sound one after the other; all of them are of one verse. */
type Asked = readonly string[];
type Sounding = { times: { start: number; end: number }[]; source: string };

/**
 * Plays recordings as one sound, with the silences in it: it goes on when the screen locks. `heard` is the recording that
 * sounds now. A line counts as asked for from the press on, also while it loads.
 */
export function useLines() {
  const audio = useRef<HTMLAudioElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const [sounding, setSounding] = useState<Sounding>();
  const [heard, setHeard] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [pace, setPace] = useState<Pace>({ slowly: false, repeat: false });
  /** The last press wins, even if an earlier one loads longer. */
  const presses = useRef(0);

  function stop() {
    presses.current++;
    audio.current!.pause();
    setAsked(undefined);
    setSounding(undefined);
    setHeard(undefined);
  }

  async function start(lines: Asked, { slowly, repeat } = pace) {
    stop();
    const press = presses.current;
    setFailed(false);
    setAsked(lines);
    try {
      const recordings = await Promise.all(
        lines.map(async (path) => readFrames(await fetch(recordingOf(path, slowly)))),
      );
      if (press !== presses.current) return;
      const { pieces, times } = joinLines(recordings, repeat);
      const source = URL.createObjectURL(new Blob(pieces, { type: "audio/mpeg" }));
      Object.assign(audio.current!, { src: source, loop: repeat });
      setSounding({ times, source });
      pauseOthers(audio.current!);
      await audio.current!.play();
    } catch (error) {
      if (press !== presses.current || (error as DOMException).name === "AbortError") return;
      stop();
      setFailed(true);
      announce(chantText.lines.fault);
    }
  }

  function follow() {
    const at = audio.current!.currentTime;
    const line = sounding?.times.findIndex(({ start, end }) => at >= start && at < end) ?? -1;
    setHeard(asked?.[line]);
  }

  /** A line that sounds starts again. */
  function changePace(changed: Partial<Pace>) {
    const next = { ...pace, ...changed };
    setPace(next);
    if (asked) void start(asked, next);
  }

  const source = sounding?.source;
  useEffect(() => () => (source ? URL.revokeObjectURL(source) : undefined), [source]);

  /** Another player has started. (A pause of our own is over by then.) */
  function onPause() {
    if (sounding && !audio.current!.ended) stop();
  }

  const player = { ref: audio, onTimeUpdate: follow, onPlaying: follow, onPause, onEnded: stop };
  const isAsked = (lines: Asked) => asked?.join() === lines.join();
  return {
    player,
    heard,
    failed,
    isAsked,
    toggle: (lines: Asked) => (isAsked(lines) ? stop() : void start(lines)),
    pace,
    changePace,
  };
}
