import { isText } from "#app/content/text.ts";
import type { Block } from "#app/content/types.ts";
import { ListItems, Paragraph } from "#app/sections/inline-text.tsx";
import { OwnerFacts } from "#app/sections/owner-facts.tsx";
import { CautionLabel, EmergencyStrip } from "#app/ui/caution.tsx";
import { Heading, type HeadingLevel } from "#app/ui/heading.tsx";

type BlocksProps = {
  body: readonly Block[];
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

function BlockView({ block, headingLevel }: { block: Block; headingLevel: HeadingLevel }) {
  if (isText(block)) return <Paragraph text={block} />;
  if ("bullets" in block) {
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
  if ("facts" in block) {
    return (
      <div>
        <OwnerFacts {...block} />
      </div>
    );
  }
  return <PullQuote {...block} />;
}

type Signs = Extract<Block, { signs: unknown }>["signs"];

function Signs({ tier, after, ...list }: Signs) {
  if (tier !== "emergency") {
    return (
      <>
        <SignList {...list} />
        {after && <Paragraph text={after} />}
      </>
    );
  }
  return (
    <EmergencyStrip className="flow">
      <p>
        <CautionLabel level="emergency" />
      </p>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        <SignList {...list} />
        {after && <Paragraph text={after} />}
      </div>
    </EmergencyStrip>
  );
}

export function SignList({ lead, signs }: Pick<Signs, "lead" | "signs">) {
  return (
    <div className="flow">
      <p className="font-semibold">{lead}</p>
      <ul>
        <ListItems items={Object.values(signs)} />
      </ul>
    </div>
  );
}

function PullQuote({ quote, by }: Extract<Block, { quote: unknown }>) {
  return (
    <blockquote className="my-8 border-s-4 border-mark ps-6 font-display text-lead">
      <Paragraph text={quote} />
      {by && <footer className="mt-2 font-body text-small text-quiet">{by}</footer>}
    </blockquote>
  );
}
