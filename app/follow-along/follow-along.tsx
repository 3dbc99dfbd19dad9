import { useRef, useState } from "react";
import "#app/follow-along/follow-along.css";
import { guideText } from "#app/content/content.ts";
import { StepDialog } from "#app/follow-along/step-dialog.tsx";

/**
 * A button beside a practice that shows one step on each screen. The screens are copies of what the page has, so the
 * words are sent once. Without scripts the list is all there is.
 */
export function FollowAlong({ title }: { title: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [screens, setScreens] = useState<Element[][]>();
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setScreens(screensOf(button.current!.closest("article")!))}
        className="button scripts-only no-print max-sm:w-full"
      >
        {guideText.follow.start}
        <span className="sr-only-inline">{`: ${title}`}</span>
      </button>
      {screens && (
        <StepDialog
          title={title}
          screens={screens}
          onClose={() => {
            setScreens(undefined);
            // Safari does not focus a button that is clicked, so its dialog would not return there.
            button.current!.focus();
          }}
        />
      )}
    </>
  );
}

/** The cautions first, then what belongs to each step. */
function screensOf(practice: Element): Element[][] {
  const cautions = practice.querySelectorAll(".caution-rule, [data-gentler]");
  const steps = [...practice.querySelectorAll(".steps > li")];
  return [[...cautions], ...steps.map((step) => [...step.querySelectorAll(":scope > p, .tile")])];
}
