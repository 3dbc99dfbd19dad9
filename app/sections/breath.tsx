import { labels } from "#app/content/labels.ts";
import { ListItems, InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { CautionLabel } from "#app/ui/caution-box.tsx";

/** A practice that a visitor can do before reading on: the breath first, its caution after it. */
export function Breath({ id, heading, practice }: SectionOf<"breath">) {
  const { title, text, amount, steps, caution } = practice;
  return (
    <section className="band bg-leaf py-14 md:py-20">
      <div className="wrap grid items-center gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <BreathFigure />
        <div>
          <h2 id={id} className="scroll-mt-8 text-h2">
            {heading}
          </h2>
          <Paragraph text={text} className="mt-3 max-w-measure" />
          <article className="mt-6">
            <h3 className="text-h3">{title}</h3>
            {amount && <p className="mt-1 text-quiet">{amount}</p>}
            <ol role="list" className="mt-4 space-y-3">
              {steps.map((step, i) => (
                <li key={i} className="grid grid-cols-[2.25rem_1fr]">
                  <span className="font-display text-h3 leading-none text-link">
                    {i + 1}
                    <span className="sr-only-inline">. </span>
                  </span>
                  <span>
                    <InlineText text={step} />
                  </span>
                </li>
              ))}
            </ol>
            <div className="mt-8 max-w-measure border-s-4 border-caution-edge ps-5">
              <h4>
                <CautionLabel level="caution">{`: ${title}`}</CautionLabel>
              </h4>
              <p className="mt-2">{labels.avoid}</p>
              <ul className="mt-1 list-disc space-y-1 ps-5">
                <ListItems items={caution.avoid} />
              </ul>
              {caution.instead && (
                <p className="mt-2">
                  <strong>Instead: </strong>
                  <InlineText text={caution.instead} />
                </p>
              )}
            </div>
          </article>
        </div>
      </div>
    </section>
  );
}

/** Decoration: a breath that widens and settles, as still rings. */
function BreathFigure() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className="mx-auto w-[min(70%,15rem)] lg:w-full lg:max-w-[26rem]">
      {[60, 92, 124, 156, 188].map((radius, i) => (
        <circle
          key={radius}
          cx="200"
          cy="200"
          r={radius}
          className={i === 0 ? "fill-action" : "fill-none stroke-accent"}
          strokeWidth="2"
          opacity={i === 0 ? 0.9 : 0.85 - i * 0.16}
        />
      ))}
    </svg>
  );
}
