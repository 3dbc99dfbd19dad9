import { Fragment } from "react";
import { Link } from "react-router";
import type { Inline, Text } from "#app/content/text.ts";

type WordsProps = {
  of: Text;
  /** Where the place itself says that a term is defined here, as in a list of definitions. */
  defined?: boolean;
};

/** The words of a paragraph with their links, terms and sources. */
export function Words({ of, defined = false }: WordsProps) {
  if (typeof of === "string") return of;
  return of.map((part, i) => <Fragment key={i}>{drawPart(part, defined)}</Fragment>);
}

function drawPart(part: Inline, defined: boolean) {
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
      return <SanskritTerm {...part} defined={defined} />;
    case "cite":
      return <Citation {...part} />;
  }
}

function SanskritTerm({ roman, first, defined }: Extract<Inline, { kind: "term" }> & { defined: boolean }) {
  const term = <i lang="sa-Latn">{roman}</i>;
  if (!first) return term;
  return (
    <>
      {defined ? term : <dfn className="not-italic">{term}</dfn>}
      <span className="font-normal text-quiet">
        {" ("}
        <span lang="sa">{first.devanagari}</span>
        {`, say “${first.say}”: ${first.meaning})`}
      </span>
    </>
  );
}

/** Numbers that lead to the sources. The place has the name, not the link: focus that comes back must leave it a link. */
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
