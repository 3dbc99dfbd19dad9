import type { Caution, Practice } from "#app/content/types.ts";
import { CautionBox } from "#app/ui/caution-box.tsx";
import { Words } from "#app/sections/words.tsx";

/** One practice at full width: the steps, and beside them who should leave it out. */
export function PracticePanel({ practice }: { practice: Practice }) {
  return (
    <article className="grid gap-8 rounded-card border border-line bg-surface p-6 shadow-card md:p-10 lg:grid-cols-[1.4fr_1fr] lg:gap-12">
      <div>
        <PracticeOpening practice={practice} />
        <Steps steps={practice.steps} />
      </div>
      <div className="lg:pt-1">
        <PracticeCaution caution={practice.caution} />
      </div>
    </article>
  );
}

/** Several practices side by side, each whole with its own caution. */
export function PracticeCards({ practices }: { practices: readonly Practice[] }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2" data-stagger="0.1">
      {practices.map((practice) => (
        <article
          key={practice.title}
          className="flex flex-col rounded-card border border-line bg-surface p-6 shadow-card md:p-8"
        >
          <PracticeOpening practice={practice} />
          <Steps steps={practice.steps} />
          <div className="mt-auto pt-6">
            <PracticeCaution caution={practice.caution} />
          </div>
        </article>
      ))}
    </div>
  );
}

function PracticeOpening({ practice: { title, text, amount } }: { practice: Practice }) {
  return (
    <>
      <h3 className="text-h3">{title}</h3>
      {amount && <p className="mt-2 font-semibold text-quiet">{amount}</p>}
      <p className="mt-3">
        <Words of={text} />
      </p>
    </>
  );
}

function Steps({ steps }: Pick<Practice, "steps">) {
  return (
    <ol className="mt-6 space-y-4">
      {steps.map((step, i) => (
        <li key={i} className="grid grid-cols-[2.5rem_1fr]">
          <span aria-hidden="true" className="font-display text-h3 leading-none text-accent">
            {i + 1}
          </span>
          <span>
            <Words of={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function PracticeCaution({ caution: { avoid, instead } }: { caution: Caution }) {
  return (
    <CautionBox level="caution">
      <p>Leave this out, or ask your doctor first:</p>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {avoid.map((who, i) => (
          <li key={i}>
            <Words of={who} />
          </li>
        ))}
      </ul>
      {instead && (
        <p className="mt-3">
          <strong>Instead: </strong>
          <Words of={instead} />
        </p>
      )}
    </CautionBox>
  );
}
