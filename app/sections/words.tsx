import { Fragment } from "react";
import { Link } from "react-router";
import type { Inline, Text } from "#app/content/text.ts";

/** The words of a paragraph with their links, terms and sources. */
export function Words({ of }: { of: Text }) {
  if (typeof of === "string") return of;
  return of.map((part, i) => <Fragment key={i}>{drawPart(part)}</Fragment>);
}

function drawPart(part: Inline) {
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
      return <SanskritTerm {...part} />;
    case "cite":
      return <Citation numbers={part.numbers ?? []} />;
  }
}

function SanskritTerm({ roman, first }: Extract<Inline, { kind: "term" }>) {
  const term = <i lang="sa-Latn">{roman}</i>;
  if (!first) return term;
  return (
    <>
      <dfn className="not-italic">{term}</dfn>{" "}
      <span className="font-normal text-quiet">
        (<span lang="sa">{first.devanagari}</span>, say “{first.say}”: {first.meaning})
      </span>
    </>
  );
}

function Citation({ numbers }: { numbers: readonly number[] }) {
  return numbers.map((number) => (
    <sup key={number} className="ms-0.5 leading-none">
      <a href={`#reference-${number}`} aria-label={`Source ${number}`}>
        [{number}]
      </a>
    </sup>
  ));
}
