import { useState } from "react";
import { BreathCurve } from "#app/breath/breath-curve.tsx";
import { BreathGuide } from "#app/breath/breath-guide.tsx";
import { phasesOf } from "#app/breath/phases.ts";
import { labels } from "#app/content/content.ts";
import type { Breath } from "#app/content/types.ts";

type BreathPanelProps = {
  breath: Breath;
  /** Shows still rings until the guide starts. */
  rings?: boolean;
};

/** A counted breath: its curve, and a button that starts the moving guide. Without scripts the curve is all there is. */
export function BreathPanel({ breath, rings = false }: BreathPanelProps) {
  const [started, setStarted] = useState(false);
  const phases = phasesOf(breath);
  if (started) return <BreathGuide phases={phases} rounds={breath.rounds} />;
  return (
    <div className="breath-panel">
      {rings && <BreathRings />}
      <BreathCurve phases={phases} />
      <button type="button" onClick={() => setStarted(true)} className="button scripts-only no-print">
        {labels.breath.start}
      </button>
    </div>
  );
}

/** Decoration: a breath that widens and settles, as still rings. */
export function BreathRings() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className="w-[min(60%,13rem)] lg:w-full lg:max-w-[22rem]">
      <circle cx="200" cy="200" r="60" className="fill-action" />
      {[92, 124, 156, 188].map((radius, i) => (
        <circle
          key={radius}
          cx="200"
          cy="200"
          r={radius}
          className="fill-none stroke-accent"
          strokeWidth="2"
          opacity={0.7 - i * 0.16}
        />
      ))}
    </svg>
  );
}
