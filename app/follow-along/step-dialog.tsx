import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { guideText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { longStep } from "#app/follow-along/long-step.ts";
import { useReadAloud } from "#app/follow-along/use-read-aloud.ts";
import { useWakeLock } from "#app/follow-along/use-wake-lock.ts";

const words = guideText.follow;

type StepDialogProps = { title: string; screens: readonly (readonly Element[])[]; onClose: () => void };

/** One screen at a time: the cautions, then the steps. */
export function StepDialog({ title, screens, onClose }: StepDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const copies = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState("");
  const count = screens.length - 1;
  const name = at === 0 ? words.before : fill(words.step, { number: at, count });
  useWakeLock();
  const aloud = useReadAloud(screens[at]!);

  useEffect(() => {
    if (!dialog.current!.open) dialog.current!.showModal();
    // Not a button: a screen reader then begins with the cautions.
    screen.current!.focus();
  }, []);
  useEffect(() => {
    // Later, because a live region that is filled when it appears is not read. Orca says only the name of the group.
    const timer = setTimeout(() => setSaid(screen.current!.innerText), 500);
    return () => clearTimeout(timer);
  }, [at]);
  useLayoutEffect(() => {
    copies.current!.replaceChildren(...screens[at]!.map(copy));
    screen.current!.scrollTop = 0;
  }, [screens, at]);

  const back = () => setAt(Math.max(0, at - 1));
  const next = () => (at === count ? dialog.current!.close() : setAt(at + 1));
  function onKeyDown({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey) return;
    if (key === "ArrowLeft") back();
    if (key === "ArrowRight" && at < count) next();
  }
  return (
    <dialog ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose} onKeyDown={onKeyDown} className="follow">
      <div className="follow-head">
        <h3 id={`${id}-title`} className="text-h4">
          {title}
        </h3>
        <button type="button" onClick={() => dialog.current!.close()} className="button button-quiet">
          {words.close}
        </button>
      </div>
      <progress aria-hidden="true" value={at} max={count} className="progress" />
      {/* Scrolls where the text is long, so the keyboard has to reach it. */}
      <div ref={screen} tabIndex={0} role="group" aria-labelledby={`${id}-name`} className="follow-screen">
        <div>
          <p id={`${id}-name`} className="follow-name">
            {name}
          </p>
          <div ref={copies} className={at === 0 ? "follow-cautions" : `follow-step ${lengthClass(screens[at]!)}`} />
        </div>
      </div>
      {/* One text: a live region around the screen would be read again for each part of it that changes. */}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="follow-foot">
        {/* Not disabled: that would take the focus from whoever pressed it. */}
        <button type="button" onClick={back} aria-disabled={at === 0} className="button button-quiet">
          {words.back}
        </button>
        {aloud.isPossible && (
          <button type="button" onClick={aloud.toggle} aria-pressed={aloud.isOn} className="button button-quiet">
            {words.aloud}
          </button>
        )}
        <button type="button" onClick={next} className="button">
          {at === 0 ? words.begin : at === count ? words.done : words.next}
        </button>
      </div>
    </dialog>
  );
}

const lengthClass = (shown: readonly Element[]) => (shown[0]!.textContent.length > longStep ? "long-step" : "");

/** Without ids, which the page has already. */
function copy(element: Element): Node {
  const copied = element.cloneNode(true) as Element;
  for (const one of [copied, ...copied.querySelectorAll("[id]")]) one.removeAttribute("id");
  return copied;
}
