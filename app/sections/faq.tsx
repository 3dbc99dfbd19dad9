import { Blocks } from "#app/sections/blocks.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { Icon } from "#app/ui/icon.tsx";

export function Faq({ questions }: SectionOf<"faq">) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="text-h4">{question}</h3>
            <Icon
              name="open"
              className="size-6 shrink-0 text-accent transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <div className="pb-6">
            <Blocks body={answer} headingLevel={4} />
          </div>
        </details>
      ))}
    </div>
  );
}
