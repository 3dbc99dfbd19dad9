import { Fragment } from "react";
import type { PreparedInline, PreparedText } from "#app/page/prepared-text.ts";
import { plainLetters } from "#app/sections/plain-letters.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";

/** Text with its links, Sanskrit terms and citations. */
export function InlineText({ text }: { text: PreparedText }) {
  if (typeof text === "string") return <Unbroken>{text}</Unbroken>;
  return text.map((part, i) => <Fragment key={i}>{drawPart(part)}</Fragment>);
}

export function Paragraph({ text, className }: { text: PreparedText; className?: string }) {
  return (
    <p className={className}>
      <InlineText text={text} />
    </p>
  );
}

export function ListItems({ items }: { items: readonly PreparedText[] }) {
  return items.map((item, i) => (
    <li key={i}>
      <InlineText text={item} />
    </li>
  ));
}

function drawPart(part: PreparedInline) {
  if (typeof part === "string") return <Unbroken>{part}</Unbroken>;
  switch (part.kind) {
    case "em":
      return <em>{part.words}</em>;
    case "strong":
      return (
        <strong>
          <Unbroken>{part.words}</Unbroken>
        </strong>
      );
    case "link":
      return (
        <a href={part.to}>
          <Unbroken>{part.words}</Unbroken>
        </a>
      );
    case "outside":
      return <a href={part.href}>{part.words}</a>;
    case "term":
      return <SanskritTerm roman={part.roman} meaning={part.meaning} />;
    case "cite":
      return <Citation {...part} />;
  }
}

/** How to say something, such as `praa-naa-*yaa*-muh`, with the stressed syllable in bold. */
export function Respelling({ say }: { say: string }) {
  return say.split("*").map((part, i) => (i % 2 ? <b key={i}>{part}</b> : part));
}

/** Sanskrit in Roman letters. English voices spell a word with accents letter by letter, so they get it without. */
export function Roman({ words }: { words: string }) {
  const plain = plainLetters(words);
  if (plain === words) return words;
  return (
    <>
      <span aria-hidden="true">{words}</span>
      <span className="sr-only-inline">{plain}</span>
    </>
  );
}

/** The list at the end of the page has the letters and how to say it. Not a <dfn>: Orca announces one as “description term, 0 values” before every explanation. */
function SanskritTerm({ roman, meaning }: Pick<Extract<PreparedInline, { kind: "term" }>, "roman" | "meaning">) {
  const term = (
    <i lang="sa-Latn">
      <Roman words={roman} />
    </i>
  );
  if (!meaning) return term;
  return (
    <>
      {term}
      <span className="font-normal text-quiet">{` (${meaning})`}</span>
    </>
  );
}

/** The link back from a source leads to the link to it, which can take the focus, so that reading goes on there. */
function Citation({ numbers, first }: Extract<PreparedInline, { kind: "cite" }>) {
  return numbers.map((number) => (
    <Fragment key={number}>
      {"\u00a0"}
      <sup className="leading-none">
        <a
          id={first.includes(number) ? `citation-${number}` : undefined}
          href={`#reference-${number}`}
          aria-label={`Source ${number}`}
          className="scroll-mt-24 target:bg-sand"
        >
          {`[${number}]`}
        </a>
      </sup>
    </Fragment>
  ));
}
