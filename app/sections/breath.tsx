import { BreathCircle } from "#app/breath/breath-circle.tsx";
import { BreathPanel } from "#app/breath/breath-panel.tsx";
import { stepText } from "#app/content/text.ts";
import { Island } from "#app/islands/island.tsx";
import { Paragraph } from "#app/sections/inline-text.tsx";
import { GentlerWay, PracticeCaution, PracticeFacts, Steps } from "#app/sections/practices.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";

/** A practice that a visitor can do before reading on: the study behind it, its caution, the breathing guide, then the steps. */
export function Breath({ id, heading, practice }: SectionOf<"breath">) {
  const { title, text, steps, caution } = practice;
  return (
    <section data-layout="breath" className="band bg-green">
      <article className="wrap grid gap-x-16 gap-y-5 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 id={id} className="scroll-mt-8 text-h2">
            {heading}
          </h2>
          <h3 className="mt-3 text-h3">{title}</h3>
          <PracticeFacts practice={practice} className="mb-3" />
          <Paragraph text={text} className="mb-4 max-w-measure" />
          <PracticeCaution practice={practice} />
        </div>
        <div className="max-lg:mx-auto lg:order-first lg:row-span-2 lg:self-center">
          {practice.breath ? (
            <Island name="breath/breath-panel" of={BreathPanel} props={{ breath: practice.breath }} />
          ) : (
            <BreathCircle />
          )}
        </div>
        <div>
          <Steps steps={steps.map(stepText)} className="mb-5 gap-y-2" />
          <GentlerWay text={caution.instead} ground="bg-surface" />
        </div>
      </article>
    </section>
  );
}
