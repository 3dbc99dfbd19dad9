import { useEffect, useRef } from "react";
import { momentAt, phasesOf } from "#app/breath/phases.ts";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import { listen } from "#app/sessions/audio-events.ts";

type BreathCircleProps = { audio: HTMLAudioElement; breath: PlayableSession["breath"] };

/** A disc that grows and shrinks with the guided breath. Hidden from screen readers: the cue beside it says the same. */
export function BreathCircle({ audio, breath }: BreathCircleProps) {
  const disc = useRef<HTMLDivElement>(null);
  useEffect(() => followBreath(audio, (second) => draw(disc.current, breathFullness(breath, second))), [audio, breath]);
  return (
    <div
      aria-hidden="true"
      data-testid="breath-circle"
      className="grid size-14 shrink-0 place-items-center sm:size-20 rounded-full border border-mark-on-night/40 md:size-32"
    >
      <div ref={disc} className="size-full rounded-full bg-mark-on-night opacity-30" />
    </div>
  );
}

/** Draws every frame during playback, and once after each seek. */
function followBreath(audio: HTMLAudioElement, drawAt: (second: number) => void): () => void {
  let frame = 0;
  const next = () => {
    drawAt(audio.currentTime);
    cancelAnimationFrame(frame);
    if (!audio.paused) frame = requestAnimationFrame(next);
  };
  const stopListening = listen(audio, "play pause seeked", next);
  next();
  return () => {
    stopListening();
    cancelAnimationFrame(frame);
  };
}

/** Small and faint while the breath is not guided. */
function draw(disc: HTMLElement | null, fullness: number | undefined) {
  if (!disc) return;
  disc.style.transform = `scale(${(0.3 + 0.66 * (fullness ?? 0)).toFixed(4)})`;
  disc.style.opacity = fullness === undefined ? "0.15" : (0.45 + 0.4 * fullness).toFixed(3);
}

/** How full the lungs are, from 0 to 1; undefined while the session does not guide the breath. */
export function breathFullness(runs: PlayableSession["breath"], second: number): number | undefined {
  const run = runs.find(({ start, end }) => second >= start && second < end);
  return run && momentAt(phasesOf(run.pattern), second - run.start).fullness;
}
