import { Paragraph } from "#app/sections/inline-text.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";

/** What trials find, each in a few large words with what it rests on below, all on one line. */
export function Findings({ findings }: SectionOf<"findings">) {
  return (
    <ul role="list" className="grid gap-x-10 gap-y-5 sm:grid-cols-2 xl:grid-cols-4" data-stagger="0.1">
      {findings.map(({ title, result, text }) => (
        <li key={title} className="row-span-3 grid grid-rows-subgrid gap-0 border-t border-line pt-3">
          <h3 className="font-body text-body font-semibold text-quiet">
            {title}
            <span className="sr-only-inline">: </span>
          </h3>
          <p className="mt-1 font-display text-h2 text-balance xl:text-[1.85rem]">{result}</p>
          <Paragraph text={text} className="mt-2" />
        </li>
      ))}
    </ul>
  );
}
