import { useEffect, useRef } from "react";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import { listen } from "#app/sessions/use-reading.ts";
import { breathAt } from "#app/sessions/tools/breath-at.ts";

type BreathCircleProps = { audio: HTMLAudioElement; breath: PlayableSession["breath"] };

/** A disc that fills and empties with the breath of the session. The cue beside it says the same in words. */
export function BreathCircle({ audio, breath }: BreathCircleProps) {
  const disc = useRef<HTMLDivElement>(null);
  useEffect(() => followBreath(audio, (second) => draw(disc.current, breathAt(breath, second))), [audio, breath]);
  return (
    <div
      aria-hidden="true"
      data-testid="breath-circle"
      className="grid size-20 shrink-0 place-items-center rounded-full border border-mark-on-night/40 md:size-32"
    >
      <div ref={disc} className="size-full rounded-full bg-mark-on-night opacity-30" />
    </div>
  );
}

/** Draws in every frame while the sound runs, and once after each jump. */
function followBreath(audio: HTMLAudioElement, drawAt: (second: number) => void): () => void {
  let frame = 0;
  const next = () => {
    drawAt(audio.currentTime);
    cancelAnimationFrame(frame);
    if (!audio.paused) frame = requestAnimationFrame(next);
  };
  const end = listen(audio, "play pause seeked", next);
  next();
  return () => {
    end();
    cancelAnimationFrame(frame);
  };
}

/** Where the breath is left alone the disc is small and faint. */
function draw(disc: HTMLElement | null, fullness: number | undefined) {
  if (!disc) return;
  disc.style.transform = `scale(${(0.3 + 0.66 * (fullness ?? 0)).toFixed(4)})`;
  disc.style.opacity = fullness === undefined ? "0.15" : (0.45 + 0.4 * fullness).toFixed(3);
}
