import { Fragment } from "react";
import { Link } from "react-router";
import type { Inline, Text } from "#app/content/text.ts";

type InlineTextProps = {
  text: Text;
  /** Set inside a <dt>, which already marks its term as the one being defined. */
  insideDt?: boolean;
};

/** Text with its links, Sanskrit terms and citations. */
export function InlineText({ text, insideDt = false }: InlineTextProps) {
  if (typeof text === "string") return text;
  return text.map((part, i) => <Fragment key={i}>{drawPart(part, insideDt)}</Fragment>);
}

export function Paragraph({ text, className }: { text: Text; className?: string }) {
  return (
    <p className={className}>
      <InlineText text={text} />
    </p>
  );
}

export function ListItems({ items }: { items: readonly Text[] }) {
  return items.map((item, i) => (
    <li key={i}>
      <InlineText text={item} />
    </li>
  ));
}

function drawPart(part: Inline, insideDt: boolean) {
  if (typeof part === "string") return part;
  switch (part.kind) {
    case "em":
      return <em>{part.words}</em>;
    case "strong":
      return <strong>{part.words}</strong>;
    case "link":
      return (
        <Link to={part.to} prefetch="intent" viewTransition>
          {part.words}
        </Link>
      );
    case "outside":
      return <a href={part.href}>{part.words}</a>;
    case "term":
      return <SanskritTerm roman={part.roman} first={part.first} insideDt={insideDt} />;
    case "cite":
      return <Citation {...part} />;
  }
}

type TermProps = Pick<Extract<Inline, { kind: "term" }>, "roman" | "first"> & { insideDt: boolean };

function SanskritTerm({ roman, first, insideDt }: TermProps) {
  const term = <i lang="sa-Latn">{roman}</i>;
  if (!first) return term;
  return (
    <>
      {insideDt ? term : <dfn className="not-italic">{term}</dfn>}
      <span className="font-normal text-quiet">
        {" ("}
        <span lang="sa">{first.devanagari}</span>
        {`, say “${first.say}”: ${first.meaning})`}
      </span>
    </>
  );
}

/** The id is not on the link: a fragment target gets tabindex="-1", which would take the link out of the tab order. */
function Citation({ numbers = [], first = [] }: Extract<Inline, { kind: "cite" }>) {
  return numbers.map((number) => (
    <Fragment key={number}>
      {"\u00a0"}
      <sup
        id={first.includes(number) ? `citation-${number}` : undefined}
        className="-ms-0.5 scroll-mt-24 leading-none target:bg-band"
      >
        <a href={`#reference-${number}`} aria-label={`Source ${number}`}>
          {`[${number}]`}
        </a>
      </sup>
    </Fragment>
  ));
}
