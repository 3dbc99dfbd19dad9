import { useEffect, useRef, useState } from "react";
import {
  forgetBeads,
  goals,
  loadBeads,
  milestone,
  nextBead,
  saveBeads,
  type BeadCount,
} from "#app/chant/bead-count.ts";
import { chantText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { play } from "#app/playback/audio-element.ts";
import { Field } from "#app/ui/field.tsx";

const words = chantText.beads;
const bell = "/audio/timer/bell-1.mp3";
/** Milliseconds: a bead is felt, a quarter clearly so. */
const felt = { bead: 15, quarter: [60, 60, 60], end: [200, 100, 200, 100, 200] };

type BeadsProps = {
  mantras: readonly string[];
  /** The mantra that a new round begins with. */
  mantra: string;
  onClose: () => void;
};

/** Counts repetitions. The whole screen is the button, so that nobody has to look. */
export function Beads({ mantras, mantra, onClose }: BeadsProps) {
  const { beads, change, said } = useBeads(mantra);
  const sound = useRef<HTMLAudioElement>(null);
  const { count, goal } = beads;

  function press() {
    const next = change((now) => ({ count: nextBead(now) }));
    const reached = milestone(next);
    navigator.vibrate?.(felt[reached ?? "bead"]);
    if (reached === "end") play(sound.current!);
  }

  return (
    <dialog ref={showDialog} aria-label={words.open} onClose={onClose} className="beads">
      <button
        aria-label={words.press}
        onClick={press}
        // A key that is held down would keep counting.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        className="beads-press"
      />
      <div className="beads-controls">
        <Field id="beads-mantra" label={words.mantra}>
          {(control) => (
            <select
              {...control}
              value={beads.mantra}
              onChange={({ target }) => change(() => ({ mantra: target.value }))}
            >
              {mantras.map((title) => (
                <option key={title}>{title}</option>
              ))}
              <option value="">{words.own}</option>
            </select>
          )}
        </Field>
        <Field id="beads-goal" label={words.goal}>
          {(control) => (
            <select {...control} value={goal} onChange={({ target }) => change(() => ({ goal: Number(target.value) }))}>
              {goals.map((one) => (
                // A shorter round than what is counted would lose the count.
                <option key={one} disabled={one < count}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Mala count={count} goal={goal} />
      <div className="beads-controls">
        <p>{count === goal ? words.done : stateOf(beads)}</p>
        <button
          className="button button-quiet"
          onClick={() => change((now) => ({ count: Math.max(0, now.count - 1) }))}
        >
          {words.undo}
        </button>
        <button className="button button-quiet" onClick={() => change(() => ({ count: 0 }))}>
          {words.again}
        </button>
        <form method="dialog">
          <button className="button">{words.close}</button>
        </form>
      </div>
      {/* In the dialog: screen readers ignore live regions outside an open modal dialog. */}
      <p role="status" className="sr-only">
        {said}
      </p>
      <audio ref={sound} src={bell} preload="auto" />
    </dialog>
  );
}

function showDialog(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}

const stateOf = (beads?: BeadCount) => (beads?.count ? fill(words.count, beads) : words.begin);

/** The count on this device, which another tab may change, and what a screen reader says of it. */
function useBeads(mantra: string) {
  const [beads, setBeads] = useState<BeadCount>(() => loadBeads() ?? { count: 0, goal: 108, mantra });
  const [said, setSaid] = useState("");
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);

  function change(changed: (now: BeadCount) => Partial<BeadCount>): BeadCount {
    clearTimeout(opening.current);
    const now = loadBeads() ?? beads;
    const next = { ...now, ...changed(now) };
    setBeads(next);
    const reached = milestone(next);
    setSaid([reached && fill(words.count, next), reached === "end" && words.done].filter(Boolean).join(". "));
    if (next.count === 0) forgetBeads();
    else saveBeads(next);
    return next;
  }

  useEffect(() => {
    const follow = () => setBeads((shown) => loadBeads() ?? { ...shown, count: 0 });
    addEventListener("storage", follow);
    // Later, because a live region that is filled when it appears is not read. Orca says nothing else of a modal dialog.
    opening.current = setTimeout(() => setSaid(stateOf(loadBeads())), 500);
    return () => {
      removeEventListener("storage", follow);
      clearTimeout(opening.current);
    };
  }, []);
  return { beads, change, said };
}

/** A string of beads, of which those that are counted stand out. */
function Mala({ count, goal }: { count: number; goal: number }) {
  const circle = { cx: 50, cy: 50, r: 46, pathLength: goal };
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="mala">
      <mask id="counted">
        <circle {...circle} className="mala-counted" strokeDasharray={`${count} ${goal}`} />
      </mask>
      <circle {...circle} className="mala-beads" />
      <circle {...circle} className="mala-beads" mask="url(#counted)" />
      <text x="50" y="50" className="mala-number">
        {count}
      </text>
    </svg>
  );
}
