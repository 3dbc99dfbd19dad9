import { Blocks } from "#app/sections/blocks.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { FoldLine } from "#app/ui/fold-line.tsx";

export function Faq({ questions }: SectionOf<"faq">) {
  return (
    <div className="ruled border-y border-line">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <FoldLine>
            <h3 className="text-h4">{question}</h3>
          </FoldLine>
          <div className="max-w-measure pb-6">
            <Blocks body={answer} headingLevel={4} />
          </div>
        </details>
      ))}
    </div>
  );
}
