import { useEffect, useRef } from "react";
import { momentAt, countedPhases } from "#app/shared/breath-phases.ts";
import type { PlayableForm } from "#app/page/load-sessions.ts";
import { followPlayback } from "#app/playback/audio-events.ts";

type BreathCircleProps = { audio: HTMLAudioElement; breath: PlayableForm["breath"] };

/** A disc behind the emblem that grows and shrinks with the guided breath. Decoration: the cue beside it says the same. */
export function BreathCircle({ audio, breath }: BreathCircleProps) {
  const disc = useRef<HTMLDivElement>(null);
  useEffect(
    () => followPlayback(audio, (second) => draw(disc.current, breathFullness(breath, second))),
    [audio, breath],
  );
  return (
    <div ref={disc} data-testid="breath-circle" className="absolute inset-0 rounded-full bg-mark-on-night opacity-40" />
  );
}

/** Covered by the emblem, which then rings by itself, while the breath is not guided. */
function draw(disc: HTMLElement | null, fullness: number | undefined) {
  if (!disc) return;
  disc.style.transform = `scale(${(1 + 0.32 * (fullness ?? 0)).toFixed(4)})`;
  disc.toggleAttribute("data-guided", fullness !== undefined);
}

/** How full the lungs are, from 0 to 1; undefined while the session does not guide the breath. */
export function breathFullness(runs: PlayableForm["breath"], second: number): number | undefined {
  const run = runs.find(({ start, end }) => second >= start && second < end);
  return run && momentAt(countedPhases(run.pattern), second - run.start).fullness;
}
