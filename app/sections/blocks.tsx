import type { Block } from "#app/content/types.ts";
import { ListItems, Paragraph } from "#app/sections/inline-text.tsx";
import { OwnerFacts } from "#app/sections/owner-facts.tsx";
import { Heading, type HeadingLevel } from "#app/ui/heading.tsx";

/** Running text: paragraphs, lists, subheadings, pull quotes. */
export function Blocks({ body, headingLevel = 3 }: { body: readonly Block[]; headingLevel?: HeadingLevel }) {
  return (
    <div className="flow">
      {body.map((block, i) => (
        <BlockView key={i} block={block} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

function BlockView({ block, headingLevel }: { block: Block; headingLevel: HeadingLevel }) {
  if (typeof block === "string" || Array.isArray(block)) return <Paragraph text={block} />;
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
  if ("signs" in block) return <UrgentSigns {...block.signs} />;
  if ("facts" in block) {
    return (
      <div>
        <OwnerFacts {...block} />
      </div>
    );
  }
  return <PullQuote {...block} />;
}

function UrgentSigns({ lead, signs, after }: Extract<Block, { signs: unknown }>["signs"]) {
  return (
    <>
      <p>{lead}</p>
      <ul>
        <ListItems items={Object.values(signs)} />
      </ul>
      {after && <Paragraph text={after} />}
    </>
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
