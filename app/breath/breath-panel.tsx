import { useState, type ReactNode } from "react";
import { BreathCurve } from "#app/breath/breath-curve.tsx";
import { phasesOf } from "#app/breath/phases.ts";
import { labels } from "#app/content/labels.ts";
import type { Breath } from "#app/content/types.ts";

type Guide = typeof import("#app/breath/breath-guide.tsx");

/**
 * A counted breath: its curve, and a button that starts the moving guide. Without scripts the curve is all there is.
 * `still` is a picture to show until the guide starts.
 */
export function BreathPanel({ breath, still }: { breath: Breath; still?: ReactNode }) {
  const [guide, setGuide] = useState<Guide>();
  const phases = phasesOf(breath);
  if (guide) return <guide.BreathGuide phases={phases} rounds={breath.rounds} />;
  const start = () => import("#app/breath/breath-guide.tsx").then(setGuide, () => {});
  return (
    <div className="breath-panel">
      {still}
      <BreathCurve phases={phases} />
      <button type="button" onClick={start} className="button scripts-only no-print">
        {labels.breath.start}
      </button>
    </div>
  );
}
