import { use } from "react";
import { showsAllSigns } from "#app/content/page-groups.ts";
import { partsOf, plain, richText } from "#app/content/text.ts";
import { CurrentPath } from "#app/page/current-path.ts";
import type { PreparedText } from "#app/page/prepared-text.ts";
import { Blocks, EmergencySigns } from "#app/sections/blocks.tsx";
import { InlineText } from "#app/sections/inline-text.tsx";
import { SectionHeading } from "#app/sections/section-heading.tsx";
import { is, listItemsOf } from "#app/sections/section-layout.ts";
import type { SectionOf } from "#app/sections/section-type.ts";
import { CautionRule, EmergencyStrip } from "#app/ui/caution.tsx";

type CautionProps = { section: SectionOf<"caution"> };

/** A section about a risk. It is a landmark, so that screen reader users can jump to it. */
export function Caution({ section }: CautionProps) {
  return section.level === "emergency" ? <Emergency section={section} /> : <BodilyRisk section={section} />;
}

function BodilyRisk({ section }: CautionProps) {
  const signs = section.body.filter((block) => is(block, "signs"));
  // Beside a long list, the heading would stand above an empty column.
  const isLong = section.body.some((block) => listItemsOf(block).length > 4);
  return (
    <section aria-labelledby={section.id} data-layout="caution" className="section wrap">
      <CautionRule className={isLong ? "grid gap-4" : "side"}>
        <div>
          <SectionHeading section={section} />
        </div>
        <Blocks body={section.body.filter((block) => !is(block, "signs"))} className="wide-lists" />
      </CautionRule>
      {signs.length > 0 && <Blocks body={signs} className="mt-8" />}
    </section>
  );
}

/** One strip: heading, signs, and what else to know. Signs that are less urgent follow below it, each level in a milder colour. */
function Emergency({ section }: CautionProps) {
  const isOpen = showsAllSigns(use(CurrentPath));
  const { body } = section;
  const at = body.findIndex((block) => is(block, "signs"));
  const lessUrgent = body.findIndex((block, i) => i > at && is(block, "signs"));
  const end = lessUrgent < 0 ? body.length : lessUrgent;
  const others = body.slice(end);
  const emergency = body[at];
  if (!emergency || !is(emergency, "signs")) return null;
  return (
    <section aria-labelledby={section.id} data-layout="emergency" className="section wrap">
      <EmergencyStrip className={isOpen ? "open-signs flow" : "flow"}>
        <SectionHeading section={section} className={isOpen ? "text-h2" : "text-h3"} />
        {at > 0 && <Blocks body={body.slice(0, at)} className="in-pairs" />}
        <EmergencySigns {...emergency.signs} />
        {at + 1 < end && <Blocks body={body.slice(at + 1, end)} className="in-pairs" />}
      </EmergencyStrip>
      {others.length > 0 && <Blocks body={others} className="all-signs mt-3 md:mt-8" />}
    </section>
  );
}

/**
 * Who should take care. Names alone ("Pregnancy") run on in one line. A sentence has a line of its own and its first
 * words ("Epilepsy: ask your doctor first.") stand out, so that readers find their own illness at a glance.
 */
export function CautionList({ items }: { items: readonly PreparedText[] }) {
  return (
    <ul role="list" className={items.length > 4 ? "caution-list long-list mt-1.5" : "caution-list mt-1.5"}>
      {items.map((item, i) => (
        <li key={i} className={isName(item) ? (isName(items[i + 1] ?? ".") ? "name name-then" : "name") : undefined}>
          <Sentence text={item} />
        </li>
      ))}
    </ul>
  );
}

const isName = (text: PreparedText) => !/[.:;]/.test(plain(text));

function Sentence({ text }: { text: PreparedText }) {
  const [first, ...rest] = partsOf(text);
  const colon = typeof first === "string" ? first.indexOf(": ") : -1;
  if (typeof first !== "string" || colon < 0) return <InlineText text={text} />;
  return (
    <>
      <strong className="font-semibold">{first.slice(0, colon + 1)}</strong>
      <InlineText text={richText([first.slice(colon + 1), ...rest])} />
    </>
  );
}
