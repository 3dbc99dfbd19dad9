import { BreathPanel } from "#app/breath/breath-panel.tsx";
import { FollowAlong } from "#app/follow-along/follow-along.tsx";
import { Island } from "#app/islands/island.tsx";
import { labels } from "#app/content/content.ts";
import { stepText } from "#app/content/text.ts";
import type { PreparedPractice, PreparedText } from "#app/page/prepared-text.ts";
import { cardSurface } from "#app/sections/card.tsx";
import { CautionList } from "#app/sections/cautions.tsx";
import { InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import { StepFigures } from "#app/sections/step-figures.tsx";
import { CautionLabel, CautionRule } from "#app/ui/caution.tsx";
import { FoldLine } from "#app/ui/fold-line.tsx";

/** One practice at full width, like an exercise sheet. */
export function PracticeSheet({ practice }: { practice: PreparedPractice }) {
  return (
    <article className={`${cardSurface} grid grid-cols-1 gap-y-5 card-pad md:gap-y-8`}>
      <div className="grid grid-cols-1 gap-x-14 gap-y-5 lg:grid-cols-2">
        <div>
          <h3 className="text-h3">{practice.title}</h3>
          <Amount practice={practice} />
          <Paragraph text={practice.text} className="mt-2 max-w-measure" />
          <Follow practice={practice} />
        </div>
        <PracticeCaution practice={practice} />
      </div>
      <PracticeSteps practice={practice} />
    </article>
  );
}

/** Practices in a list, a fold each. The caution opens with the steps, so nobody meets one without the other. */
export function PracticeFolds({ practices }: { practices: readonly PreparedPractice[] }) {
  return (
    <div className="grid grid-cols-1 gap-3" data-stagger="0.1">
      {practices.map((practice) => (
        <article key={practice.title} className={cardSurface}>
          <details className="practice-fold">
            <FoldLine>
              <Thumbnail practice={practice} />
              <span>
                <h3 className="text-h4">{practice.title}</h3>
                <Amount practice={practice} />
              </span>
            </FoldLine>
            <div className="grid grid-cols-1 gap-y-5 card-pad md:gap-y-8">
              <div className="grid grid-cols-1 gap-x-14 gap-y-5 lg:grid-cols-2">
                <div>
                  <Paragraph text={practice.text} className="max-w-measure" />
                  <Follow practice={practice} />
                </div>
                <PracticeCaution practice={practice} />
              </div>
              <PracticeSteps practice={practice} />
            </div>
          </details>
        </article>
      ))}
    </div>
  );
}

function Follow({ practice: { title, follow } }: { practice: PreparedPractice }) {
  if (!follow) return null;
  return (
    <div className="mt-4">
      <Island name="follow-along/follow-along" of={FollowAlong} props={{ title }} />
    </div>
  );
}

/** The step in the middle, which is the practice at its fullest. */
function Thumbnail({ practice: { steps } }: { practice: PreparedPractice }) {
  const drawn = steps.flatMap((step) => figuresOf(step)?.[0] ?? []);
  const figure = drawn[Math.floor(drawn.length / 2)];
  if (!figure) return null;
  const { name, width, height } = figure;
  return <img src={`/figures/${name}.svg`} alt="" width={width} height={height} loading="lazy" className="thumbnail" />;
}

function PracticeSteps({ practice: { steps, breath, caution } }: { practice: PreparedPractice }) {
  return (
    <>
      <Steps
        steps={steps}
        className={
          steps.some(figuresOf)
            ? `steps-above gap-x-6 gap-y-4 md:grid-cols-2 md:gap-y-8 ${sheetColumns(steps)}`
            : "gap-x-14 gap-y-3 lg:grid-cols-2"
        }
      />
      {breath && <Island name="breath/breath-panel" of={BreathPanel} props={{ breath }} />}
      <GentlerWay text={caution.instead} />
    </>
  );
}

function Amount({ practice: { amount } }: { practice: PreparedPractice }) {
  if (!amount) return null;
  return (
    <p className="text-small text-quiet">
      <span className="sr-only-inline">How much: </span>
      {amount}
    </p>
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

type StepsProps = Pick<PreparedPractice, "steps"> & { className: string };

export function Steps({ steps, className }: StepsProps) {
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
          <li key={i} className={hasSeveralFigures(step) ? "several-figures" : undefined}>
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
    <p className="max-w-measure rounded-field bg-fact px-4 py-3">
      <strong>{`${labels.instead} `}</strong>
      <InlineText text={text} />
    </p>
  );
}
