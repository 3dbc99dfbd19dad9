import { Fragment } from "react";
import type { Inline, Text } from "#app/content/text.ts";
import { PageLink } from "#app/ui/page-link.tsx";

/** Text with its links, Sanskrit terms and citations. */
export function InlineText({ text }: { text: Text }) {
  if (typeof text === "string") return text;
  return text.map((part, i) => <Fragment key={i}>{drawPart(part)}</Fragment>);
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

function drawPart(part: Inline) {
  if (typeof part === "string") return part;
  switch (part.kind) {
    case "em":
      return <em>{part.words}</em>;
    case "strong":
      return <strong>{part.words}</strong>;
    case "link":
      return <PageLink to={part.to}>{part.words}</PageLink>;
    case "outside":
      return <a href={part.href}>{part.words}</a>;
    case "term":
      return <SanskritTerm roman={part.roman} first={part.first} />;
    case "cite":
      return <Citation {...part} />;
  }
}

/** How to say something, such as `praa-naa-*yaa*-muh`, with the stressed syllable in bold. */
export function Respelling({ say }: { say: string }) {
  return say.split("*").map((part, i) => (i % 2 ? <b key={i}>{part}</b> : part));
}

/** Not a <dfn>: Orca announces one as “description term, 0 values” before every explanation. */
function SanskritTerm({ roman, first }: Pick<Extract<Inline, { kind: "term" }>, "roman" | "first">) {
  const term = <i lang="sa-Latn">{roman}</i>;
  if (!first) return term;
  return (
    <>
      {term}
      <span className="font-normal text-quiet">
        {" ("}
        <span lang="sa">{first.devanagari}</span>
        {", say “"}
        <Respelling say={first.say} />
        {`”: ${first.meaning})`}
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
