import { curvePath, lengthOf, type CountedPhase } from "#app/shared/breath-phases.ts";
import { guideText } from "#app/content/content.ts";

/** Every curve is drawn to the same scale, so that breaths can be compared: one unit is 1/15 of a second. */
const secondsShown = 20;
const scale = 15;
const x = (second: number) => 10 + second * scale;
const y = (fullness: number) => 80 - fullness * 64;

/** The breath as a line that rises and falls, with the seconds of each phase. */
export function BreathCurve({ phases, dot }: { phases: readonly CountedPhase[]; dot?: React.Ref<SVGCircleElement> }) {
  const length = lengthOf(phases);
  const rounds = Math.max(1, Math.floor(secondsShown / length));
  return (
    <svg
      viewBox={`0 0 ${x(Math.max(secondsShown, length)) + 10} 128`}
      role="img"
      aria-label={describe(phases)}
      className="breath-curve"
      fontSize="18"
    >
      <path className="breath-curve-line" d={curvePath(phases, rounds, x, y)} />
      <path className="breath-curve-first" d={curvePath(phases, 1, x, y)} />
      {phases.map(({ kind, seconds, side }, i) => {
        const start = lengthOf(phases.slice(0, i));
        const middle = x(start + seconds / 2);
        return (
          <g key={i} aria-hidden="true">
            <path className="breath-curve-end" d={`M${x(start + seconds)} 80V90`} />
            <text x={middle} y="102">
              {`${guideText.breath.short[kind]} ${seconds}`}
            </text>
            {side && (
              <text x={middle} y="122">
                {guideText.breath.side[side]}
              </text>
            )}
          </g>
        );
      })}
      {dot && <circle ref={dot} r="8" cx={x(0)} cy={y(0)} className="breath-curve-dot" />}
    </svg>
  );
}

/** Where the dot is: on the first round of the curve. */
export const dotAt = (second: number, fullness: number) => ({ cx: x(second), cy: y(fullness) });

/** "In 4 seconds, hold 7 seconds, out 8 seconds." */
function describe(phases: readonly CountedPhase[]): string {
  const words = phases.map(({ kind, seconds, side }) =>
    [guideText.breath.short[kind], side && guideText.breath.side[side], seconds, guideText.breath.seconds]
      .filter(Boolean)
      .join(" "),
  );
  return `${guideText.breath.curve} ${words.join(", ")}.`;
}
