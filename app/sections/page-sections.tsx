import { Fragment, type ReactNode } from "react";
import type { PreparedPage, PreparedSection } from "#app/page/prepare-page.ts";
import { recordingOf } from "#app/chant/join-lines.ts";
import { chantText, labels } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { plain } from "#app/content/text.ts";
import { Island } from "#app/islands/island.tsx";
import { Actions } from "#app/sections/actions.tsx";
import { Blocks } from "#app/sections/blocks.tsx";
import { Breath } from "#app/sections/breath.tsx";
import { cardBorder, cardSurface } from "#app/sections/card.tsx";
import { Caution } from "#app/sections/cautions.tsx";
import { Cards, Tiles } from "#app/sections/cards.tsx";
import { People } from "#app/sections/charts.tsx";
import { Comparison } from "#app/sections/comparison.tsx";
import { Conditions, Recommendations } from "#app/sections/conditions.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { Findings } from "#app/sections/findings.tsx";
import { Fold } from "#app/sections/fold.tsx";
import { Gallery } from "#app/sections/gallery.tsx";
import { Paragraph } from "#app/sections/inline-text.tsx";
import { HearIt } from "#app/sections/hear-it.tsx";
import { Listen } from "#app/sections/listen.tsx";
import { Books, DefinitionList, Definitions, Principles, Process, Timeline } from "#app/sections/lists.tsx";
import { Myths, QuotedFigures } from "#app/sections/myths.tsx";
import { PracticeFolds, PracticeSheet } from "#app/sections/practices.tsx";
import { Prose, TopicColumns } from "#app/sections/prose.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { CourseLevels, Offerings } from "#app/sections/services.tsx";
import { PrintSheet, SheetEnd } from "#app/sections/sheet.tsx";
import { SitePicture } from "#app/sections/site-picture.tsx";
import { StudyCards } from "#app/sections/studies.tsx";
import { Testimonials } from "#app/sections/testimonials.tsx";
import { SectionHeading, SectionTitle } from "#app/sections/section-heading.tsx";
import { Timer } from "#app/sections/timer.tsx";
import { SungVerses, Verses } from "#app/sections/verses.tsx";
import { Week } from "#app/sections/week.tsx";
import { Emblem } from "#app/ui/emblem.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";

type References = PreparedPage["references"];
type Kind = PreparedSection["kind"];
/** A section of a kind that is drawn inside `Side` or `Wide`. */
type Framed = Exclude<PreparedSection, SectionOf<"quote" | "callout" | "breath">>;
type FrameProps = { section: Framed; band?: string; children: ReactNode };

export function PageSections({ sections, references }: Pick<PreparedPage, "sections" | "references">) {
  return sections.map((section, i) => (
    <Fragment key={section.id}>
      {isFoldedSheet(section) && !isFoldedSheet(sections[i - 1]) && (
        <h2 className="wrap pt-5 pb-2 text-h3">{labels.sheet.keep}</h2>
      )}
      {drawSection(section, references)}
      <SheetEnd section={section} />
    </Fragment>
  ));
}

const isFoldedSheet = (section?: PreparedSection) =>
  section !== undefined && "fold" in section && Boolean(section.fold) && "sheet" in section && Boolean(section.sheet);

function drawSection(section: PreparedSection, references: References): ReactNode {
  const { frame, band, draw, folded = draw } = kinds[section.kind] as Drawing<Kind>;
  if ("fold" in section && section.fold)
    return <Folded section={section as Framed}>{folded(section as never, references)}</Folded>;
  const body = draw(section as never, references);
  if (frame === "side") return <Side section={section as Framed}>{body}</Side>;
  if (frame === "wide")
    return (
      <Wide section={section as Framed} band={band}>
        {body}
      </Wide>
    );
  return body;
}

type Drawing<K extends Kind> = {
  /** `own`: the kind draws its whole section. `side`: heading on the left. `wide`: heading above. */
  frame: "own" | "side" | "wide";
  /** The background of a wide section, which structures long pages. */
  band?: string;
  draw: (section: SectionOf<K>, references: References) => ReactNode;
  /** What is in its fold, for a kind that draws its whole section. */
  folded?: (section: SectionOf<K>) => ReactNode;
};

/** Green: a practice that is not folded, or steps to take. */
const green = "band bg-green";
const sand = "band bg-sand";

/** How each kind is drawn. A new kind does not compile until it is here. */
const kinds: { [K in Kind]: Drawing<K> } = {
  prose: {
    frame: "own",
    draw: (section) => <Prose section={section} />,
    folded: ({ body }) =>
      typeof body[0] === "object" && "subheading" in body[0] ? (
        <TopicColumns body={body} />
      ) : (
        <Blocks body={body} className="max-w-measure" />
      ),
  },
  definitions: {
    frame: "own",
    draw: (section) => <Definitions section={section} />,
    folded: (section) => <DefinitionList {...section} />,
  },
  quote: { frame: "own", draw: (section) => <Quote {...section} /> },
  breath: { frame: "own", draw: (section) => <Breath {...section} /> },
  timer: { frame: "wide", band: green, draw: () => <Timer /> },
  listen: { frame: "own", draw: (section) => <Listen {...section} /> },
  statistics: { frame: "own", draw: (section) => <Statistics section={section} /> },
  callout: { frame: "own", draw: (section) => <Callout {...section} /> },
  caution: { frame: "own", draw: (section) => <Caution section={section} /> },
  notice: { frame: "own", draw: (section) => <Notice section={section} /> },
  faq: { frame: "side", draw: (section) => <Faq {...section} /> },
  practice: { frame: "wide", band: green, draw: (section) => <PracticeWithSound section={section} /> },
  practices: { frame: "wide", band: sand, draw: ({ practices }) => <PracticeFolds practices={practices} /> },
  process: { frame: "wide", band: green, draw: (section) => <Process {...section} /> },
  cards: { frame: "wide", draw: (section) => <Cards {...section} /> },
  findings: { frame: "wide", band: sand, draw: (section) => <Findings {...section} /> },
  comparison: { frame: "wide", draw: (section) => <Comparison {...section} /> },
  timeline: { frame: "wide", draw: (section) => <Timeline section={section} /> },
  verses: { frame: "wide", band: sand, draw: (section) => <VersesToSing section={section} /> },
  "quoted-figures": { frame: "wide", band: sand, draw: (section) => <QuotedFigures {...section} /> },
  people: { frame: "wide", draw: (section) => <People {...section} /> },
  myths: { frame: "wide", band: sand, draw: (section) => <Myths {...section} /> },
  principles: { frame: "wide", draw: (section) => <Principles {...section} /> },
  conditions: { frame: "wide", draw: (section) => <Conditions {...section} /> },
  recommendations: { frame: "wide", band: sand, draw: (section) => <Recommendations {...section} /> },
  offerings: { frame: "wide", draw: (section) => <Offerings {...section} /> },
  "course-levels": { frame: "wide", draw: (section) => <CourseLevels {...section} /> },
  studies: { frame: "wide", draw: (section, references) => <StudyCards {...section} references={references} /> },
  testimonials: { frame: "wide", band: sand, draw: (section) => <Testimonials {...section} /> },
  gallery: { frame: "wide", draw: (section) => <Gallery {...section} /> },
  tiles: { frame: "wide", draw: (section) => <Tiles {...section} /> },
  books: { frame: "wide", draw: (section) => <Books {...section} /> },
};

/** A section of second rank, or one to look things up in: its heading alone, until it is opened. A sheet to keep is a card. */
function Folded({ section, children }: FrameProps) {
  const isSheet = "sheet" in section && section.sheet;
  return (
    <section data-layout="folded" className={isSheet ? "wrap py-2" : "wrap"}>
      <div className={isSheet ? `${cardSurface} slim-pad py-1` : "border-t border-line"}>
        <Fold id={section.id} heading={section.heading}>
          <div className="flow pb-6">
            {section.intro && <Paragraph text={section.intro} className="max-w-measure" />}
            <PrintSheet section={section} />
            {children}
          </div>
        </Fold>
      </div>
    </section>
  );
}

/** Heading on the left, text on the right: lines stay readable on a wide screen. */
function Side({ section, children }: FrameProps) {
  return (
    <section data-layout="side" className="section side wrap">
      <SectionTitle section={section} />
      <div>
        {section.intro && <Paragraph text={section.intro} className="mb-5 max-w-measure md:text-lead" />}
        {children}
      </div>
    </section>
  );
}

/** A single practice in a fold, and folds with short titles, stand beside the heading, so that their arrows are near. */
function isBeside(section: Framed) {
  return section.kind === "recommendations" || (section.kind === "practices" && section.practices.length === 1);
}

/** Heading above, full width below. */
function Wide({ section, band = "section", children }: FrameProps) {
  return (
    <section data-layout={section.kind} className={band}>
      <div className={isBeside(section) ? "side wrap items-start" : "wrap"}>
        <div className={isBeside(section) ? "" : "mb-5 md:mb-8"}>
          <SectionHeading section={section} />
        </div>
        {children}
        {section.kind !== "practice" && <Week section={section} className="mt-5" />}
      </div>
    </section>
  );
}

/** The recording comes after the caution and the steps. */
function PracticeWithSound({ section }: { section: SectionOf<"practice"> }) {
  const { practice, recording, id } = section;
  return (
    <>
      <PracticeSheet practice={practice} id={id}>
        <PrintSheet section={section} />
        <Week section={section} />
      </PracticeSheet>
      {recording && (
        <HearIt
          src={recordingOf(recording, true)}
          className="mt-4 inline-flex min-h-11 items-center gap-2 text-link underline"
        >
          {fill(chantText.lines.lesson, { title: practice.title })}
        </HearIt>
      )}
    </>
  );
}

function VersesToSing({ section: { verses, together, key } }: { section: SectionOf<"verses"> }) {
  return (
    <>
      {together && (
        <ol role="list" className="scripts-only no-print mb-3 grid gap-x-8 gap-y-2 md:grid-cols-3">
          {together.map(({ title, text }, i) => (
            <li key={title} className="flex gap-3">
              <span className="font-display text-h3 leading-none text-link">
                {i + 1}
                <span className="sr-only-inline">. </span>
              </span>
              <span>
                <b>{title}.</b> {text}
              </span>
            </li>
          ))}
        </ol>
      )}
      {key && <p className="mb-5 max-w-[46rem] text-quiet">{key}</p>}
      {together ? (
        <Island name="sections/verses" of={SungVerses} props={{ verses, beats: Boolean(key) }} />
      ) : (
        <Verses verses={verses} beats={Boolean(key)} />
      )}
    </>
  );
}

function Notice({ section }: { section: SectionOf<"notice"> }) {
  return (
    <section data-layout="notice" className="section wrap">
      <div className={`side ${cardBorder} bg-surface card-pad`}>
        <SectionHeading section={section} />
        <Blocks body={section.body} className="max-w-measure" />
      </div>
    </section>
  );
}

function Quote({ id, heading, quote, by, picture }: SectionOf<"quote">) {
  // More than a saying is set to be read: smaller, with room between its lines.
  const size = plain(quote).length > 60 ? "max-w-[19em] text-h3 leading-normal" : "max-w-[13em] text-h2";
  return (
    <section data-layout="quote" className="band pt-0">
      <div className="picture-band melt">
        <SitePicture picture={picture} closeOnPhones sizes="100vw" />
      </div>
      <h2 id={id} className="sr-only">
        {heading}
      </h2>
      <blockquote className="wrap relative text-center">
        <Paragraph text={quote} className={`mx-auto font-display text-balance ${size}`} />
        {by && <footer className="mt-5 text-quiet">{by}</footer>}
      </blockquote>
    </section>
  );
}

function Statistics({ section }: { section: SectionOf<"statistics"> }) {
  return (
    <section data-layout="statistics" className="band on-night bg-grove text-on-night">
      <div className="wrap">
        <SectionHeading section={section} />
        {section.sample && (
          <p className="mt-4 text-quiet-on-night">
            <SampleMark>Sample figures, not yet confirmed</SampleMark>
          </p>
        )}
        <dl className="mt-6 grid gap-x-8 sm:grid-cols-2 gap-y-6 lg:grid-cols-4" data-stagger="0.1">
          {section.statistics.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-mark-on-night pt-4">
              <dt className="mt-2 text-quiet-on-night">{label}</dt>
              <dd className="font-display text-figure text-link-on-night">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Callout({ id, heading, text, actions }: SectionOf<"callout">) {
  return (
    <section data-layout="callout" className="section no-print max-md:py-6">
      <div className="wrap">
        <div className="on-night bg-grove relative isolate overflow-hidden rounded-card p-6 text-on-night md:p-14">
          <Emblem className="absolute inset-y-0 -right-28 -z-1 my-auto w-[32rem] text-mark-on-night opacity-14 max-md:hidden" />
          <h2 id={id} className="max-w-[12em] scroll-mt-8 text-h2">
            {heading}
          </h2>
          <Paragraph
            text={text}
            className="mt-3 mb-6 max-w-[38rem] text-lead text-quiet-on-night [&_a]:text-link-on-night"
          />
          <Actions actions={actions} />
        </div>
      </div>
    </section>
  );
}
