import { BreathPanel } from "#app/breath/breath-panel.tsx";
import { Island } from "#app/islands/island.tsx";
import { labels } from "#app/content/content.ts";
import { fillCount } from "#app/content/fill.ts";
import { stepText } from "#app/content/text.ts";
import type { PreparedPractice, PreparedText } from "#app/page/prepared-text.ts";
import { cardSurface } from "#app/sections/card.tsx";
import { CautionList } from "#app/sections/cautions.tsx";
import { InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import { PhoneFold } from "#app/sections/phone-fold.tsx";
import { StepFigures } from "#app/sections/step-figures.tsx";
import { CautionLabel, CautionRule } from "#app/ui/caution.tsx";

/** One practice at full width, like an exercise sheet: the caution beside the introduction, then the steps in a row. */
export function PracticeSheet({ practice }: { practice: PreparedPractice }) {
  return (
    <article className={`${cardSurface} p-6 md:p-8`}>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <PracticeIntro practice={practice} />
        <PracticeCaution practice={practice} />
      </div>
      <Steps
        steps={practice.steps}
        className={`steps-above my-8 gap-x-6 gap-y-4 md:grid-cols-2 md:gap-y-8 ${sheetColumns(practice.steps)}`}
      />
      {practice.breath && (
        <div className="mb-8">
          <Island name="breath/breath-panel" of={BreathPanel} props={{ breath: practice.breath }} />
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
function sheetColumns(steps: PreparedPractice["steps"]): string {
  const { length } = steps;
  if (length === 9 && steps.some(hasSeveralFigures)) return "lg:grid-cols-3";
  if (length === 3 || length === 6) return "lg:grid-cols-3";
  return length === 5 || length === 9 || length === 10 ? "lg:grid-cols-5" : "lg:grid-cols-4";
}

/** Practices side by side, each with its own caution. Of an odd number in two columns, the last gets the full width. */
export function PracticeCards({ practices }: { practices: readonly PreparedPractice[] }) {
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
          <PhoneFold summary={fillCount(labels.steps, { count: practice.steps.length })} of={practice.title}>
            <Steps
              steps={practice.steps}
              className={
                practice.steps.some(figuresOf)
                  ? "steps-above gap-x-6 gap-y-4 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
                  : "gap-y-4"
              }
              severalFigures="md:col-span-2"
            />
          </PhoneFold>
          {practice.breath && (
            <Island name="breath/breath-panel" of={BreathPanel} props={{ breath: practice.breath }} />
          )}
          <GentlerWay text={practice.caution.instead} />
        </article>
      ))}
    </div>
  );
}

function PracticeIntro({ practice: { title, text, amount } }: { practice: PreparedPractice }) {
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

type StepsProps = Pick<PreparedPractice, "steps"> & {
  className: string;
  /** For a step with several figures, which need room. */
  severalFigures?: string;
};

export function Steps({ steps, className, severalFigures = "" }: StepsProps) {
  const drawn = steps.some(figuresOf);
  return (
    <ol role="list" className={`steps grid ${drawn ? "steps-drawn" : ""} ${className}`}>
      {steps.map((step, i) => {
        const figures = figuresOf(step);
        const number = !drawn
          ? "font-display text-h3 leading-none text-link"
          : figures
            ? "step-badge"
            : "tile tile-number";
        return (
          <li key={i} className={hasSeveralFigures(step) ? `several-figures ${severalFigures}` : undefined}>
            <span className={number}>
              {i + 1}
              <span className="sr-only-inline">. </span>
            </span>
            <Paragraph text={stepText(step)} />
            {figures && <StepFigures figures={figures} />}
          </li>
        );
      })}
    </ol>
  );
}

function figuresOf(step: PreparedPractice["steps"][number]) {
  return typeof step === "object" && "figures" in step ? step.figures : undefined;
}

const hasSeveralFigures = (step: PreparedPractice["steps"][number]) => (figuresOf(step)?.length ?? 0) > 1;

/** Always shown before the steps. */
export function PracticeCaution({ practice: { title, caution } }: { practice: PreparedPractice }) {
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

export function GentlerWay({ text }: { text: PreparedText | undefined }) {
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
