import { BreathPanel } from "#app/breath/breath-panel.tsx";
import { labels } from "#app/content/labels.ts";
import type { Practice } from "#app/content/types.ts";
import { cardSurface } from "#app/sections/card.tsx";
import { InlineText, ListItems, Paragraph } from "#app/sections/inline-text.tsx";
import { StepFigures } from "#app/sections/step-figures.tsx";
import { CautionBox, CautionLabel } from "#app/ui/caution-box.tsx";

/** One practice at full width. The caution is shown beside the steps; screen readers read it before them. */
export function PracticePanel({ practice }: { practice: Practice }) {
  return (
    <article
      className={`${cardSurface} grid gap-x-12 gap-y-6 p-6 md:p-10 lg:grid-cols-[1.4fr_1fr] lg:grid-rows-[auto_1fr]`}
    >
      <PracticeIntro practice={practice} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-1">
        <PracticeCaution practice={practice} />
      </div>
      <div className="space-y-6">
        <Steps steps={practice.steps} />
        {practice.breath && <BreathPanel breath={practice.breath} />}
      </div>
    </article>
  );
}

/** Practices in two columns, each with its own caution. A last one without a neighbour gets the full width. */
export function PracticeCards({ practices }: { practices: readonly Practice[] }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2" data-stagger="0.1">
      {practices.map((practice, i) =>
        i % 2 === 0 && i === practices.length - 1 ? (
          <div key={practice.title} className="lg:col-span-2">
            <PracticePanel practice={practice} />
          </div>
        ) : (
          <article key={practice.title} className={`${cardSurface} flex flex-col gap-6 p-6 md:p-8`}>
            <PracticeIntro practice={practice} />
            <PracticeCaution practice={practice} />
            <Steps steps={practice.steps} />
            {practice.breath && <BreathPanel breath={practice.breath} />}
          </article>
        ),
      )}
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
      <Paragraph text={text} className="mt-3" />
    </div>
  );
}

function Steps({ steps }: Pick<Practice, "steps">) {
  return (
    <ol role="list" className="space-y-4">
      {steps.map((step, i) => (
        <li key={i} className="grid grid-cols-[2.5rem_1fr]">
          <span className="font-display text-h3 leading-none text-link">
            {i + 1}
            <span className="sr-only-inline">. </span>
          </span>
          {typeof step === "string" || Array.isArray(step) ? (
            <span>
              <InlineText text={step} />
            </span>
          ) : (
            <div>
              <StepFigures figures={step.figures} />
              <InlineText text={step.text} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function PracticeCaution({ practice: { title, caution } }: { practice: Practice }) {
  return (
    <CautionBox
      level="caution"
      title={
        <h4 className="mb-3">
          <CautionLabel level="caution">{`: ${title}`}</CautionLabel>
        </h4>
      }
    >
      <p>{labels.avoid}</p>
      {caution.avoid.length === 1 ? (
        <Paragraph text={caution.avoid[0]!} className="mt-2" />
      ) : (
        <ul className="mt-2 list-disc space-y-1 ps-5">
          <ListItems items={caution.avoid} />
        </ul>
      )}
      {caution.instead && (
        <p className="mt-3">
          <strong>Instead: </strong>
          <InlineText text={caution.instead} />
        </p>
      )}
    </CautionBox>
  );
}
