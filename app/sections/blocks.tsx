import { Fragment, use } from "react";
import { showsAllSigns } from "#app/content/page-groups.ts";
import { isText } from "#app/content/text.ts";
import { CurrentPath } from "#app/page/current-path.ts";
import type { PreparedBlock } from "#app/page/prepared-text.ts";
import { CheckList } from "#app/sections/check-list.tsx";
import { ListItems, Paragraph } from "#app/sections/inline-text.tsx";
import { KnownFacts, OwnerFacts } from "#app/sections/owner-facts.tsx";
import { CautionLabel, CrisisList, EmergencyStrip } from "#app/ui/caution.tsx";
import { FoldLine } from "#app/ui/fold-line.tsx";
import { Heading, type HeadingLevel } from "#app/ui/heading.tsx";
import { PillButton } from "#app/ui/pill-button.tsx";

type BlocksProps = {
  body: readonly PreparedBlock[];
  headingLevel?: HeadingLevel;
  className?: string;
};

/** Running text: paragraphs, lists, subheadings, pull quotes. */
export function Blocks({ body, headingLevel = 3, className = "" }: BlocksProps) {
  return (
    <div className={`flow ${className}`}>
      {body.map((block, i) => (
        <BlockView key={i} block={block} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

function BlockView({ block, headingLevel }: { block: PreparedBlock; headingLevel: HeadingLevel }) {
  if (isText(block)) return <Paragraph text={block} />;
  if ("bullets" in block) {
    if (block.marks) return <CheckList items={block.bullets} mark={block.marks} className="p-0" />;
    return (
      <ul>
        <ListItems items={block.bullets} />
      </ul>
    );
  }
  if ("numbered" in block) {
    return (
      <ol>
        <ListItems items={block.numbered} />
      </ol>
    );
  }
  if ("subheading" in block) {
    return (
      <Heading level={headingLevel} className="text-h3">
        {block.subheading}
      </Heading>
    );
  }
  if ("signs" in block) return <Signs {...block.signs} />;
  if ("rule" in block)
    return block.rule.full?.map((part, i) => <BlockView key={i} block={part} headingLevel={headingLevel} />);
  if ("facts" in block) {
    return <div>{block.asked ? <KnownFacts facts={block.facts} /> : <OwnerFacts facts={block.facts} />}</div>;
  }
  if ("forget" in block) return <Forget {...block.forget} />;
  return <PullQuote {...block} />;
}

type Signs = Extract<PreparedBlock, { signs: unknown }>["signs"];

function Signs(signs: Signs) {
  if (!signs.strip) return <SignLists lists={signs.lists} />;
  return (
    <EmergencyStrip className="flow">
      <p>
        <CautionLabel level="emergency" />
      </p>
      <EmergencySigns {...signs} />
    </EmergencyStrip>
  );
}

/** The most urgent signs where somebody ill looks for help; elsewhere the gist of them, and all the signs in a fold. */
export function EmergencySigns({ strip, lists, lessUrgent = [] }: Signs) {
  const isOpen = showsAllSigns(use(CurrentPath));
  if (isOpen || !strip)
    return (
      <div className="all-signs flow">
        <SignLists lists={lists} />
      </div>
    );
  return (
    <>
      <div className="in-pairs strip-lines">
        {strip.lines.map((text, i) => (
          <Paragraph key={i} text={text} />
        ))}
      </div>
      <details>
        <FoldLine>
          <span className="font-semibold">{strip.fold}</span>
        </FoldLine>
        <div className="all-signs flow pb-2">
          <SignLists lists={[...lists, ...lessUrgent]} />
        </div>
      </details>
    </>
  );
}

function SignLists({ lists }: Pick<Signs, "lists">) {
  return lists.map(({ lead, signs, groups = {}, crisis }) => (
    <Fragment key={lead}>
      <div className="flow">
        <p className="leading-normal font-semibold md:text-lead">{lead}</p>
        <div className="sign-groups">
          {grouped(signs, groups).map(({ heading, items }, i) => (
            <div key={i}>
              {heading && <p className="font-semibold text-error">{heading}</p>}
              <ul>
                <ListItems items={items} />
              </ul>
            </div>
          ))}
        </div>
      </div>
      {crisis && (
        <div className="rounded-field border border-emergency-edge px-4 py-3">
          <p className="max-w-measure">{crisis.lead}</p>
          <CrisisList>
            <ListItems items={crisis.lines} />
          </CrisisList>
        </div>
      )}
    </Fragment>
  ));
}

function grouped(signs: Record<string, string>, headings: Record<string, string>) {
  const groups: { heading?: string; items: string[] }[] = [];
  for (const [name, sign] of Object.entries(signs)) {
    const heading = headings[name];
    if (heading || groups.length === 0) groups.push({ heading, items: [] });
    groups.at(-1)!.items.push(sign);
  }
  return groups;
}

function Forget({ button, done, refused }: Extract<PreparedBlock, { forget: unknown }>["forget"]) {
  return (
    <div>
      <PillButton data-forget="" data-done={done} data-refused={refused}>
        {button}
      </PillButton>
      {/* No role: Orca stops at an empty status. */}
      <p aria-live="polite" className="mt-2" />
    </div>
  );
}

function PullQuote({ quote, by }: Extract<PreparedBlock, { quote: unknown }>) {
  return (
    <blockquote className="my-8 border-s-4 border-mark ps-6 font-display text-lead">
      <Paragraph text={quote} />
      {by && <footer className="mt-2 font-body text-small text-quiet">{by}</footer>}
    </blockquote>
  );
}
