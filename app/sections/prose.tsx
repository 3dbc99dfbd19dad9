import { isText, plain } from "#app/content/text.ts";
import type { PreparedBlock, PreparedText } from "#app/page/prepared-text.ts";
import { Blocks } from "#app/sections/blocks.tsx";
import { HearBowl } from "#app/sections/hear-bowl.tsx";
import { InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import { SectionHeading, SectionTitle } from "#app/sections/section-heading.tsx";
import { is, listItemsOf, proseLayout, type ProseLayout } from "#app/sections/section-layout.ts";
import type { SectionOf } from "#app/sections/section-type.ts";
import { SitePicture } from "#app/sections/site-picture.tsx";

type ProseProps = { section: SectionOf<"prose"> };

/** Running text. On a phone all layouts are one column, in the order of the text, with a picture first. */
export function Prose({ section }: ProseProps) {
  const layout = proseLayout(section);
  const frame = bands[layout] ?? "section";
  return (
    <section data-layout={layout} className={frame}>
      {drawLayout(section, layout)}
    </section>
  );
}

const bands: Partial<Record<ProseLayout, string>> = { centred: "band bg-sand", picture: "band bg-sand" };

function drawLayout(section: ProseProps["section"], layout: ProseLayout) {
  const { body } = section;
  switch (layout) {
    case "side":
      return (
        <div className="side wrap">
          <div>
            <SectionTitle section={section} />
          </div>
          <div className="max-w-measure">
            {section.intro && <Paragraph text={section.intro} className="mb-5 md:text-lead" />}
            <Blocks body={body} />
          </div>
        </div>
      );
    case "centred":
      return (
        <div className="wrap">
          <div className="mx-auto max-w-measure">
            <div className="mb-6 md:text-center">
              <SectionHeading section={section} />
            </div>
            <Blocks body={body} />
          </div>
        </div>
      );
    case "list":
      return <TextBesideList section={section} />;
    case "topics":
      return <Topics section={section} />;
    case "quotation":
      return <TextBesideQuotation section={section} />;
    case "picture":
      return <TextBesidePicture section={section} />;
  }
}

function TextBesideList({ section }: { section: ProseProps["section"] }) {
  const { body } = section;
  const at = body.findIndex((block) => listItemsOf(block).length > 0);
  const list = body[at];
  if (!list) return drawLayout(section, "side");
  const items = listItemsOf(list);
  const start = introducesList(body[at - 1]) ? at - 1 : at;
  return (
    <div className="side wrap">
      <div className="max-w-measure">
        <SectionHeading section={section} />
        <Blocks body={body.slice(0, start)} className="mt-4" />
      </div>
      <div>
        {start < at && <Blocks body={body.slice(start, at)} className="mb-4 max-w-measure" />}
        <RuledList items={items} numbered={is(list, "numbered")} />
        <Blocks body={body.slice(at + 1)} className="mt-6 max-w-measure" />
      </div>
    </div>
  );
}

/** A subheading, or a sentence such as “By using this site you agree to:”. */
function introducesList(block: PreparedBlock | undefined): boolean {
  if (!block) return false;
  return is(block, "subheading") || (isText(block) && plain(block).endsWith(":"));
}

/** A list with room: a line above each entry, and numbers in the display font. */
function RuledList({ items, numbered }: { items: readonly PreparedText[]; numbered: boolean }) {
  const List = numbered ? "ol" : "ul";
  return (
    <List role="list" className="ruled border-y border-line">
      {items.map((item, i) => (
        <li key={i} className="grid grid-cols-[2rem_minmax(0,1fr)] py-2">
          {numbered ? (
            <span className="font-display text-h4 text-link">
              {i + 1}
              <span className="sr-only-inline">. </span>
            </span>
          ) : (
            <span aria-hidden="true" className="mt-[0.6em] size-2 rounded-full bg-mark" />
          )}
          <span className="max-w-measure">
            <InlineText text={item} />
          </span>
        </li>
      ))}
    </List>
  );
}

function Topics({ section }: { section: ProseProps["section"] }) {
  const { body } = section;
  const first = body.findIndex((block) => is(block, "subheading"));
  return (
    <div className="wrap">
      <div className="mb-5 max-w-[46rem]">
        <SectionHeading section={section} />
        <Blocks body={body.slice(0, first)} className="mt-4 max-w-measure" />
      </div>
      <TopicColumns body={body.slice(first)} />
    </div>
  );
}

/** Text that starts with a subheading: each subheading and what follows it, side by side. */
export function TopicColumns({ body }: Pick<ProseProps["section"], "body">) {
  const starts = body.flatMap((block, i) => (is(block, "subheading") ? i : []));
  return (
    <div className={starts.length % 3 === 0 ? "topics topics-in-threes" : "topics"}>
      {starts.map((start, i) => (
        <Blocks
          key={start}
          body={body.slice(start, starts[i + 1])}
          className="border-t border-line pt-4 max-lg:max-w-measure"
        />
      ))}
    </div>
  );
}

/** The quotation follows the text: it repeats its point in other words. */
function TextBesideQuotation({ section }: { section: ProseProps["section"] }) {
  const isQuotation = (block: PreparedBlock) => is(block, "quote");
  return (
    <div className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-6 lg:grid-cols-[1.4fr_1fr]">
      <div className="max-w-measure">
        <SectionHeading section={section} />
        <Blocks body={section.body.filter((block) => !isQuotation(block))} className="mt-4" />
      </div>
      <Blocks
        body={section.body.filter(isQuotation)}
        className="lg:[&_blockquote]:text-h3 lg:[&_blockquote]:leading-normal"
      />
    </div>
  );
}

/** The picture is as high as the text; if that has subheadings, they are below, and the picture is whole. */
function TextBesidePicture({ section }: { section: ProseProps["section"] }) {
  const { body, picture, hear } = section;
  const first = body.findIndex((block) => is(block, "subheading"));
  const [beside, below] = first < 0 ? [body, []] : [body.slice(0, first), body.slice(first)];
  return (
    <div className="wrap">
      <div className={`topics ${first < 0 ? "" : "items-center"}`}>
        <div className="max-w-measure">
          <SectionHeading section={section} />
          <Blocks body={beside} className="mt-4" />
          {hear && (
            <p className="mt-5">
              <HearBowl />
            </p>
          )}
        </div>
        {picture && (
          <div className="max-lg:-order-1">
            <SitePicture
              picture={picture}
              sizes="(min-width: 64rem) 40rem, 92vw"
              className={`aspect-3/2 w-full rounded-card object-cover ${first < 0 ? "lg:h-0 lg:min-h-full" : ""}`}
            />
          </div>
        )}
      </div>
      {below.length > 0 && (
        <div className="mt-8">
          <TopicColumns body={below} />
        </div>
      )}
    </div>
  );
}
