import { BreathPanel } from "#app/breath/breath-panel.tsx";
import { labels } from "#app/content/labels.ts";
import { stepText, type Text } from "#app/content/text.ts";
import type { Practice } from "#app/content/types.ts";
import { cardSurface } from "#app/sections/card.tsx";
import { CautionList } from "#app/sections/cautions.tsx";
import { InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import { StepFigures } from "#app/sections/step-figures.tsx";
import { CautionLabel, CautionRule } from "#app/ui/caution.tsx";

/** One practice at full width, like an exercise sheet: the caution beside the introduction, then the steps in a row. */
export function PracticeSheet({ practice }: { practice: Practice }) {
  return (
    <article className={`${cardSurface} p-6 md:p-8`}>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <PracticeIntro practice={practice} />
        <PracticeCaution practice={practice} />
      </div>
      <Steps
        steps={practice.steps}
        className={`steps-row my-8 gap-x-8 gap-y-5 md:my-10 md:grid-cols-2 md:gap-y-9 ${sheetColumns(practice.steps)}`}
      />
      {practice.breath && (
        <div className="mb-8">
          <BreathPanel breath={practice.breath} />
        </div>
      )}
      <GentlerWay text={practice.caution.instead} />
    </article>
  );
}

/**
 * Rows without a wide gap at the end: 5 steps in a row, 6 as 3 and 3, 8 as 4 and 4, 9 as 5 and 4. Five columns are too
 * narrow for several figures in one step.
 */
function sheetColumns(steps: Practice["steps"]): string {
  const { length } = steps;
  if (length === 9 && steps.some(hasSeveralFigures)) return "lg:grid-cols-3 lg:[--tile-height:12rem]";
  if (length === 3 || length === 6) return "lg:grid-cols-3";
  return length === 5 || length === 9 || length === 10 ? "lg:grid-cols-5" : "lg:grid-cols-4";
}

/** Practices side by side, each with its own caution. Of an odd number in two columns, the last gets the full width. */
export function PracticeCards({ practices }: { practices: readonly Practice[] }) {
  // A figure beside its text needs a wider column.
  const threes = practices.length % 3 === 0 && !practices.some(({ steps }) => steps.some(figuresOf));
  return (
    <div className={`grid gap-6 lg:grid-cols-2 ${threes ? "xl:grid-cols-3" : ""}`} data-stagger="0.1">
      {practices.map((practice, i) => (
        <article
          key={practice.title}
          className={`${cardSurface} flex flex-col gap-6 p-6 md:p-8 ${i % 2 === 0 && i === practices.length - 1 ? (threes ? "lg:max-xl:col-span-2" : "lg:col-span-2") : ""}`}
        >
          <PracticeIntro practice={practice} />
          <PracticeCaution practice={practice} />
          <Steps
            steps={practice.steps}
            className={
              practice.steps.some(figuresOf)
                ? "steps-row gap-x-6 gap-y-5 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
                : "gap-y-4"
            }
            severalFigures="md:col-span-2"
          />
          {practice.breath && <BreathPanel breath={practice.breath} />}
          <GentlerWay text={practice.caution.instead} />
        </article>
      ))}
    </div>
  );
}

function PracticeIntro({ practice: { title, text, amount } }: { practice: Practice }) {
  return (
    <div>
      <h3 className="text-h3">{title}</h3>
      {amount && (
        <p className="mt-2 font-semibold text-quiet">
          <span className="sr-only-inline">How much: </span>
          {amount}
        </p>
      )}
      <Paragraph text={text} className="mt-3 max-w-measure" />
    </div>
  );
}

type StepsProps = Pick<Practice, "steps"> & {
  className: string;
  /** For a step with several figures, which need room. */
  severalFigures?: string;
};

export function Steps({ steps, className, severalFigures }: StepsProps) {
  return (
    <ol role="list" className={`steps grid ${className}`}>
      {steps.map((step, i) => (
        <li key={i} className={hasSeveralFigures(step) ? severalFigures : undefined}>
          <span className="font-display text-h3 leading-none text-link">
            {i + 1}
            <span className="sr-only-inline">. </span>
          </span>
          <div className={figuresOf(step) && "drawn-step"}>
            <p>
              <InlineText text={stepText(step)} />
            </p>
            {figuresOf(step) && <StepFigures figures={figuresOf(step)!} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function figuresOf(step: Practice["steps"][number]) {
  return typeof step === "object" && "figures" in step ? step.figures : undefined;
}

const hasSeveralFigures = (step: Practice["steps"][number]) => (figuresOf(step)?.length ?? 0) > 1;

/** Shown before the steps, except in `breath` sections, where the breath is tried first. */
export function PracticeCaution({ practice: { title, caution } }: { practice: Practice }) {
  return (
    <CautionRule>
      <h4 className="float-start me-2.5">
        <CautionLabel level="caution">{`: ${title}`}</CautionLabel>
      </h4>
      <p>{labels.avoid}</p>
      <CautionList items={caution.avoid} />
    </CautionRule>
  );
}

export function GentlerWay({ text }: { text: Text | undefined }) {
  if (!text) return null;
  return (
    <div className="mt-auto border-t border-line pt-4">
      <p className="max-w-measure">
        <strong>{`${labels.instead} `}</strong>
        <InlineText text={text} />
      </p>
    </div>
  );
}
