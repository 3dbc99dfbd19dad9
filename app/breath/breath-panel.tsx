import { useState } from "react";
import { BreathCircle } from "#app/breath/breath-circle.tsx";
import { BreathCurve } from "#app/breath/breath-curve.tsx";
import { BreathGuide } from "#app/breath/breath-guide.tsx";
import { phasesOf } from "#app/breath/phases.ts";
import { labels } from "#app/content/content.ts";
import type { Breath } from "#app/content/types.ts";

/**
 * A counted breath: its curve, and a button that starts the moving guide, which takes the same room. Without scripts the
 * curve is all there is.
 */
export function BreathPanel({ breath }: { breath: Breath }) {
  const [started, setStarted] = useState(false);
  const phases = phasesOf(breath);
  if (started) return <BreathGuide phases={phases} rounds={breath.rounds} />;
  return (
    <div className="breath-panel">
      <BreathCircle />
      <BreathCurve phases={phases} />
      <div className="breath-press">
        <button type="button" onClick={() => setStarted(true)} className="button scripts-only no-print">
          {labels.breath.start}
        </button>
        <p className="breath-state" />
      </div>
    </div>
  );
}
