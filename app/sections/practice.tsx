import type { Practice } from "#app/content/types.ts";
import { CautionBox, CautionSign } from "#app/ui/caution-box.tsx";
import { Words } from "#app/sections/words.tsx";

/** One practice at full width: the steps, and beside them who should leave it out. Who listens hears that first. */
export function PracticePanel({ practice }: { practice: Practice }) {
  return (
    <article className="grid gap-x-12 gap-y-6 rounded-card border border-line bg-surface p-6 shadow-card md:p-10 lg:grid-cols-[1.4fr_1fr] lg:grid-rows-[auto_1fr]">
      <PracticeOpening practice={practice} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-1">
        <PracticeCaution practice={practice} />
      </div>
      <Steps steps={practice.steps} />
    </article>
  );
}

/** Several practices side by side, each whole with its own caution. One left over takes the whole row. */
export function PracticeCards({ practices }: { practices: readonly Practice[] }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2" data-stagger="0.1">
      {practices.map((practice, i) =>
        i % 2 === 0 && i === practices.length - 1 ? (
          <div key={practice.title} className="lg:col-span-2">
            <PracticePanel practice={practice} />
          </div>
        ) : (
          <article
            key={practice.title}
            className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 shadow-card md:p-8"
          >
            <PracticeOpening practice={practice} />
            <PracticeCaution practice={practice} />
            <Steps steps={practice.steps} />
          </article>
        ),
      )}
    </div>
  );
}

function PracticeOpening({ practice: { title, text, amount } }: { practice: Practice }) {
  return (
    <div>
      <h3 className="text-h3">{title}</h3>
      {amount && (
        <p className="mt-2 font-semibold text-quiet">
          <span className="heard">How much: </span>
          {amount}
        </p>
      )}
      <p className="mt-3">
        <Words of={text} />
      </p>
    </div>
  );
}

function Steps({ steps }: Pick<Practice, "steps">) {
  return (
    <ol role="list" className="space-y-4">
      {steps.map((step, i) => (
        <li key={i} className="grid grid-cols-[2.5rem_1fr]">
          <span className="font-display text-h3 leading-none text-accent">
            {i + 1}
            <span className="heard">. </span>
          </span>
          <span>
            <Words of={step} />
          </span>
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
          <CautionSign level="caution">{`: ${title}`}</CautionSign>
        </h4>
      }
    >
      <p>Leave this out, or ask your doctor first:</p>
      {caution.avoid.length === 1 ? (
        <p className="mt-2">
          <Words of={caution.avoid[0]!} />
        </p>
      ) : (
        <ul className="mt-2 list-disc space-y-1 ps-5">
          {caution.avoid.map((who, i) => (
            <li key={i}>
              <Words of={who} />
            </li>
          ))}
        </ul>
      )}
      {caution.instead && (
        <p className="mt-3">
          <strong>Instead: </strong>
          <Words of={caution.instead} />
        </p>
      )}
    </CautionBox>
  );
}
