import { useState } from "react";
import { BreathCircle } from "#app/breath/breath-circle.tsx";
import { BreathCurve } from "#app/breath/breath-curve.tsx";
import { BreathGuide } from "#app/breath/breath-guide.tsx";
import { BreathSound } from "#app/breath/breath-sound.tsx";
import { guideText } from "#app/content/content.ts";
import type { Breath } from "#app/content/types.ts";
import { countedPhases } from "#app/shared/breath-phases.ts";

const words = guideText.breath;

/**
 * A counted breath: its curve, and two buttons. One starts the moving guide, which takes the same room; the other one
 * offers a sound to breathe with. Without scripts the curve is all there is.
 */
export function BreathPanel({ breath }: { breath: Breath }) {
  const [started, setStarted] = useState<"guide" | "sound">();
  const [phases] = useState(() => countedPhases(breath));
  if (started === "guide") return <BreathGuide phases={phases} rounds={breath.rounds} />;
  if (started === "sound") return <BreathSound breath={breath} />;
  return (
    <div className="breath-panel">
      <BreathCircle />
      <BreathCurve phases={phases} />
      <div className="breath-press">
        <button type="button" onClick={() => setStarted("guide")} className="button scripts-only no-print">
          {words.start}
        </button>
        <p className="breath-state">
          <button
            type="button"
            onClick={() => setStarted("sound")}
            className="scripts-only no-print min-h-11 cursor-pointer text-link underline"
          >
            {words.sound.offer}
          </button>
        </p>
      </div>
    </div>
  );
}
