import { BreathPanel } from "#app/breath/breath-panel.tsx";
import { Paragraph } from "#app/sections/inline-text.tsx";
import { GentlerWay, PracticeCaution, Steps } from "#app/sections/practices.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";

/** A practice that a visitor can do before reading on: the breathing guide comes first, the caution after the steps. */
export function Breath({ id, heading, practice }: SectionOf<"breath">) {
  const { title, text, amount, steps, caution } = practice;
  return (
    <section data-layout="breath" className="band bg-green py-14">
      <article className="wrap">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
          <div>
            <h2 id={id} className="scroll-mt-8 text-h2">
              {heading}
            </h2>
            <Paragraph text={text} className="mt-3 max-w-measure" />
          </div>
          <div className="max-lg:mx-auto lg:order-first lg:row-span-2 lg:self-center">
            {practice.breath ? <BreathPanel breath={practice.breath} still={<BreathFigure />} /> : <BreathFigure />}
          </div>
          <div>
            <h3 className="text-h3">{title}</h3>
            {amount && <p className="text-quiet">{amount}</p>}
            <Steps steps={steps} className="mt-4 gap-y-3" />
          </div>
        </div>
        <div className="mt-10 grid items-start gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
          <PracticeCaution practice={practice} />
          {/* The wrapper keeps it at the top: in a grid, its automatic margin would push it to the bottom. */}
          <div>
            <GentlerWay text={caution.instead} />
          </div>
        </div>
      </article>
    </section>
  );
}

/** Decoration: a breath that widens and settles, as still rings. */
function BreathFigure() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className="w-[min(60%,13rem)] lg:w-full lg:max-w-[22rem]">
      <circle cx="200" cy="200" r="60" className="fill-action" />
      {[92, 124, 156, 188].map((radius, i) => (
        <circle
          key={radius}
          cx="200"
          cy="200"
          r={radius}
          className="fill-none stroke-accent"
          strokeWidth="2"
          opacity={0.7 - i * 0.16}
        />
      ))}
    </svg>
  );
}
