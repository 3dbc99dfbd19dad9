import { useEffect, useRef, useState } from "react";
import { announce } from "#app/browser/announce.ts";
import { BreathCircle } from "#app/breath/breath-circle.tsx";
import { BreathCurve, dotAt } from "#app/breath/breath-curve.tsx";
import { lengthOf, momentAt, type Moment, type Phase } from "#app/breath/phases.ts";
import { labels } from "#app/content/content.ts";

const words = labels.breath;
const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Guides the breath in real time. It starts when it appears, because a press on "Breathe with me" brought it here. */
export function BreathGuide({ phases, rounds }: { phases: readonly Phase[]; rounds: number }) {
  const { moment, running, toggle, shapes, dot } = useBreath(phases, rounds);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  const phase = moment && phaseWords(moment.phase);
  // A screen reader hears the first round, so that it does not talk over the rest.
  const spoken = !moment ? words.done : !running ? words.paused : moment.round === 0 ? phase! : "";
  useEffect(() => announce(spoken), [spoken]);
  return (
    <div className="breath-panel">
      <BreathCircle shapes={shapes}>
        {moment && (
          <p className="breath-circle-words">
            {words.short[moment.phase.kind]}
            <br />
            {moment.count}
          </p>
        )}
      </BreathCircle>
      <BreathCurve phases={phases} dot={dot} />
      <div className="breath-press">
        <button ref={button} type="button" onClick={toggle} className="button no-print">
          {!moment ? words.again : running ? words.pause : words.resume}
        </button>
        <p aria-hidden="true" className="breath-state">
          {moment ? `${phase}, ${words.round.toLowerCase()} ${moment.round + 1} / ${rounds}` : words.done}
        </p>
      </div>
    </div>
  );
}

function phaseWords({ kind, side }: Phase): string {
  return side ? `${words.long[kind]} ${words.side[side]}` : words.long[kind];
}

/** The clock of the guide. `moment` is undefined when all rounds are done; it changes once a second, not every frame. */
function useBreath(phases: readonly Phase[], rounds: number) {
  const shapes = useRef<SVGSVGElement>(null);
  const dot = useRef<SVGCircleElement>(null);
  const elapsed = useRef(0);
  const [running, setRunning] = useState(true);
  const [moment, setMoment] = useState<Moment | undefined>(() => momentAt(phases, 0));

  useEffect(() => {
    if (!running) return;
    const length = lengthOf(phases);
    const still = matchMedia(reducedMotion).matches;
    const startedAt = performance.now() - elapsed.current * 1000;
    let frame = 0;
    const draw = () => {
      elapsed.current = (performance.now() - startedAt) / 1000;
      if (elapsed.current >= length * rounds) {
        setMoment(undefined);
        setRunning(false);
        return;
      }
      const now = momentAt(phases, elapsed.current);
      setMoment((shown) => (shown && isSame(shown, now) ? shown : now));
      if (!still) {
        const { cx, cy } = dotAt(elapsed.current % length, now.fullness);
        dot.current?.setAttribute("cx", String(cx));
        dot.current?.setAttribute("cy", String(cy));
        bloom(shapes.current, (delay) => momentAt(phases, Math.max(0, elapsed.current - delay)).fullness);
      }
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [running, phases, rounds]);

  const toggle = () => {
    if (!moment) {
      elapsed.current = 0;
      setMoment(momentAt(phases, 0));
    }
    setRunning(!running);
  };
  return { moment, running, toggle, shapes, dot };
}

/** The disc, which comes last, leads; the rings around it follow one after another. */
function bloom(shapes: SVGSVGElement | null, fullnessAfter: (delay: number) => number) {
  [...(shapes?.children ?? [])]
    .reverse()
    .forEach((shape, i) => (shape as SVGElement).style.setProperty("--fullness", fullnessAfter(0.15 * i).toFixed(3)));
}

const isSame = (a: Moment, b: Moment) => a.count === b.count && a.phase === b.phase && a.round === b.round;
