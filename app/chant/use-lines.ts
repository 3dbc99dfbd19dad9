import { useEffect, useRef, useState } from "react";
import { announce } from "#app/browser/announce.ts";
import { joinLines, recordingOf } from "#app/chant/join-lines.ts";
import { chantText } from "#app/content/content.ts";
import { readFrames } from "#app/shared/mp3-frames.ts";

type Pace = { slowly: boolean; repeat: boolean };
/** The recordings that sound one after the other; all of them are of one verse. */
type Asked = readonly string[];
type Sounding = { asked: Asked; times: { start: number; end: number }[]; source: string };

/**
 * Plays recordings as one sound, with the silences in it: it goes on when the screen locks. `heard` is the recording that
 * sounds now, `asked` all that were asked for.
 */
export function useLines() {
  const audio = useRef<HTMLAudioElement>(null);
  const [sounding, setSounding] = useState<Sounding>();
  const [heard, setHeard] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [pace, setPace] = useState<Pace>({ slowly: false, repeat: false });
  /** The last press wins, even if an earlier one loads longer. */
  const presses = useRef(0);

  function stop() {
    presses.current++;
    audio.current!.pause();
    setSounding(undefined);
    setHeard(undefined);
  }

  async function start(asked: Asked, { slowly, repeat } = pace) {
    stop();
    const press = presses.current;
    setFailed(false);
    try {
      const lines = await Promise.all(asked.map(async (path) => readFrames(await fetch(recordingOf(path, slowly)))));
      if (press !== presses.current) return;
      const { pieces, times } = joinLines(lines, repeat);
      const source = URL.createObjectURL(new Blob(pieces, { type: "audio/mpeg" }));
      Object.assign(audio.current!, { src: source, loop: repeat });
      setSounding({ asked, times, source });
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
    setHeard(sounding?.asked[line]);
  }

  /** A line that sounds starts again. */
  function changePace(changed: Partial<Pace>) {
    const next = { ...pace, ...changed };
    setPace(next);
    if (sounding) void start(sounding.asked, next);
  }

  const source = sounding?.source;
  useEffect(() => () => (source ? URL.revokeObjectURL(source) : undefined), [source]);

  /** Another player has started. */
  function onPause() {
    if (audio.current!.ended) return;
    setSounding(undefined);
    setHeard(undefined);
  }

  const player = { ref: audio, onTimeUpdate: follow, onPlaying: follow, onPause, onEnded: stop };
  const isAsked = (asked: Asked) => sounding?.asked.join() === asked.join();
  return {
    player,
    heard,
    failed,
    isAsked,
    toggle: (asked: Asked) => (isAsked(asked) ? stop() : void start(asked)),
    pace,
    changePace,
  };
}
