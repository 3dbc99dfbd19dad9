import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { announce } from "#app/browser/announce.ts";
import { BreathCircle } from "#app/breath/breath-circle.tsx";
import { BreathCurve, dotAt } from "#app/breath/breath-curve.tsx";
import { lengthOf, momentAt, type Moment, type CountedPhase } from "#app/shared/breath-phases.ts";
import { guideText } from "#app/content/content.ts";

const words = guideText.breath;

/** Guides the breath in real time. It starts when it appears, because a press on "Breathe with me" brought it here. */
export function BreathGuide({ phases, rounds }: { phases: readonly CountedPhase[]; rounds: number }) {
  const breath = useBreath(phases, rounds);
  const { running, toggle } = useStopwatch(breath.drawAt, lengthOf(phases) * rounds);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="breath-panel">
      <GuidedBreath phases={phases} rounds={rounds} breath={breath} running={running}>
        <button ref={button} type="button" onClick={toggle} className="button no-print">
          {pressWords(breath.moment, running)}
        </button>
      </GuidedBreath>
    </div>
  );
}

/** What a press on the button of a guide that was started does. */
export const pressWords = (moment: Moment | undefined, running: boolean) =>
  !moment ? words.again : running ? words.pause : words.resume;

type GuidedBreathProps = {
  phases: readonly CountedPhase[];
  rounds: number;
  breath: ReturnType<typeof useBreath>;
  running: boolean;
  /** Before it is started for the first time. */
  isWaiting?: boolean;
  /** The button that starts and pauses it. */
  children: ReactNode;
};

/** The circle that moves, the curve with its dot, and the words for both. */
export function GuidedBreath({ phases, rounds, breath, running, isWaiting = false, children }: GuidedBreathProps) {
  const { moment, shapes, dot } = breath;
  const phase = moment && phaseWords(moment.phase);
  // A screen reader hears the first round, so that it does not talk over the rest.
  const spoken = isWaiting ? "" : !moment ? words.done : !running ? words.paused : moment.round === 0 ? phase! : "";
  useEffect(() => announce(spoken), [spoken]);
  return (
    <>
      <BreathCircle shapes={shapes}>
        {moment && !isWaiting && (
          <p className="breath-circle-words">
            {words.short[moment.phase.kind]}
            <br />
            {moment.count}
          </p>
        )}
      </BreathCircle>
      <BreathCurve phases={phases} dot={dot} />
      <div className="breath-press">
        {children}
        <p aria-hidden="true" className="breath-state">
          {isWaiting
            ? ""
            : moment
              ? `${phase}, ${words.round.toLowerCase()}\u00a0${moment.round + 1}\u00a0/\u00a0${rounds}`
              : words.done}
        </p>
      </div>
    </>
  );
}

function phaseWords({ kind, side }: CountedPhase): string {
  return side ? `${words.long[kind]} ${words.side[side]}` : words.long[kind];
}

/** Draws the breath at a second. `moment` is undefined after the last round; it changes once a second, not every frame. */
export function useBreath(phases: readonly CountedPhase[], rounds: number) {
  const shapes = useRef<SVGSVGElement>(null);
  const dot = useRef<SVGCircleElement>(null);
  const [moment, setMoment] = useState<Moment | undefined>(() => momentAt(phases, 0));

  const drawAt = useCallback(
    (second: number) => {
      const length = lengthOf(phases);
      if (second >= length * rounds) return setMoment(undefined);
      const now = momentAt(phases, second);
      setMoment((shown) => (shown && isSame(shown, now) ? shown : now));
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      const { cx, cy } = dotAt(second % length, now.fullness);
      dot.current?.setAttribute("cx", String(cx));
      dot.current?.setAttribute("cy", String(cy));
      bloom(shapes.current, (delay) => momentAt(phases, Math.max(0, second - delay)).fullness);
    },
    [phases, rounds],
  );
  return { moment, drawAt, shapes, dot };
}

/** The clock of the guide without sound, which runs until `end`. */
function useStopwatch(drawAt: (second: number) => void, end: number) {
  const elapsed = useRef(0);
  const [running, setRunning] = useState(true);
  useEffect(() => {
    if (!running) return;
    const startedAt = performance.now() - elapsed.current * 1000;
    let frame = 0;
    const next = () => {
      elapsed.current = (performance.now() - startedAt) / 1000;
      drawAt(elapsed.current);
      if (elapsed.current >= end) setRunning(false);
      else frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [running, drawAt, end]);

  const toggle = () => {
    if (elapsed.current >= end) elapsed.current = 0;
    setRunning(!running);
  };
  return { running, toggle };
}

/** The disc, which comes last, leads; the rings around it follow one after another. */
function bloom(shapes: SVGSVGElement | null, fullnessAfter: (delay: number) => number) {
  [...(shapes?.children ?? [])]
    .reverse()
    .forEach((shape, i) => (shape as SVGElement).style.setProperty("--fullness", fullnessAfter(0.15 * i).toFixed(3)));
}

const isSame = (a: Moment, b: Moment) => a.count === b.count && a.phase === b.phase && a.round === b.round;
