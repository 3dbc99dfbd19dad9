import { Fragment, type JSX, type ReactNode } from "react";
import type { LoadedPage } from "#app/page/load-page.ts";
import type { PreparedSection } from "#app/page/prepare-page.ts";
import { Actions } from "#app/sections/actions.tsx";
import { Blocks } from "#app/sections/blocks.tsx";
import { Breath } from "#app/sections/breath.tsx";
import { cardBorder } from "#app/sections/card.tsx";
import { Caution } from "#app/sections/cautions.tsx";
import { Cards, Tiles } from "#app/sections/cards.tsx";
import { People } from "#app/sections/charts.tsx";
import { Comparison } from "#app/sections/comparison.tsx";
import { Conditions, Recommendations } from "#app/sections/conditions.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { Findings } from "#app/sections/findings.tsx";
import { Gallery } from "#app/sections/gallery.tsx";
import { Paragraph } from "#app/sections/inline-text.tsx";
import { Listen } from "#app/sections/listen.tsx";
import { Books, Definitions, Principles, Process, Timeline } from "#app/sections/lists.tsx";
import { Myths, QuotedFigures } from "#app/sections/myths.tsx";
import { PracticeCards, PracticeSheet } from "#app/sections/practices.tsx";
import { Prose } from "#app/sections/prose.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { CourseLevels, Offerings } from "#app/sections/services.tsx";
import { SheetEnd } from "#app/sections/sheet.tsx";
import { SitePicture } from "#app/sections/site-picture.tsx";
import { StudyCards } from "#app/sections/studies.tsx";
import { Testimonials } from "#app/sections/testimonials.tsx";
import { SectionHeading, SectionTitle } from "#app/sections/section-heading.tsx";
import { proseLayoutsOf, type ProseLayout } from "#app/sections/section-layout.ts";
import { Verses } from "#app/sections/verses.tsx";
import { Emblem } from "#app/ui/emblem.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";

type References = LoadedPage["references"];
/** Kinds with a frame of their own. The others are drawn by `renderBody`, inside `Side` or `Wide`. */
type SelfFramed = SectionOf<
  "prose" | "quote" | "breath" | "listen" | "statistics" | "callout" | "caution" | "notice" | "definitions"
>;
type BodySection = Exclude<PreparedSection, SelfFramed>;
type FrameProps = { section: BodySection; children: ReactNode };

export function PageSections({ sections, references }: Pick<LoadedPage, "sections" | "references">) {
  const layouts = proseLayoutsOf(sections);
  return sections.map((section, i) => (
    <Fragment key={section.id}>
      <PageSection section={section} layout={layouts[i]} references={references} />
      <SheetEnd section={section} />
    </Fragment>
  ));
}

type PageSectionProps = { section: PreparedSection; layout: ProseLayout | undefined; references: References };

function PageSection({ section, layout = "side", references }: PageSectionProps) {
  switch (section.kind) {
    case "prose":
      return <Prose section={section} layout={layout} />;
    case "definitions":
      return <Definitions section={section} />;
    case "quote":
      return <Quote {...section} />;
    case "breath":
      return <Breath {...section} />;
    case "listen":
      return <Listen {...section} />;
    case "statistics":
      return <Statistics section={section} />;
    case "callout":
      return <Callout {...section} />;
    case "caution":
      return <Caution section={section} />;
    case "notice":
      return <Notice section={section} />;
    case "faq":
      return <Side section={section}>{renderBody(section, references)}</Side>;
    default:
      return <Wide section={section}>{renderBody(section, references)}</Wide>;
  }
}

/** Heading on the left, text on the right: lines stay readable on a wide screen. */
function Side({ section, children }: FrameProps) {
  return (
    <section data-layout="side" className="side wrap py-8 md:py-9">
      <SectionTitle section={section} />
      <div className="max-w-measure">
        {section.intro && <Paragraph text={section.intro} className="mb-6 text-lead" />}
        {children}
      </div>
    </section>
  );
}

/** Some kinds have a background of their own, which structures long pages. Green: a practice, or steps to take. */
const green = "band bg-green py-12 md:py-14";
const sand = "band bg-sand py-14 md:py-16";
const bands: Partial<Record<PreparedSection["kind"], string>> = {
  practice: green,
  process: green,
  findings: "band bg-surface py-14 md:py-16",
  "quoted-figures": sand,
  myths: sand,
  testimonials: sand,
  verses: sand,
};

/** Heading above, full width below; some kinds on a band of another colour. */
function Wide({ section, children }: FrameProps) {
  return (
    <section data-layout={section.kind} className={bands[section.kind] ?? "py-8 md:py-9"}>
      <div className="wrap">
        <div className="mb-7 max-w-[46rem] md:mb-8">
          <SectionHeading section={section} />
        </div>
        {children}
      </div>
    </section>
  );
}

function Notice({ section }: { section: SectionOf<"notice"> }) {
  return (
    <section data-layout="notice" className="wrap py-8 md:py-10">
      <div className={`side ${cardBorder} bg-surface p-6 md:p-10`}>
        <SectionHeading section={section} />
        <Blocks body={section.body} className="max-w-measure" />
      </div>
    </section>
  );
}

function Quote({ id, heading, quote, by, picture }: SectionOf<"quote">) {
  return (
    <section data-layout="quote" className="pb-4">
      <div className="picture-band melt">
        <SitePicture picture={picture} sizes="(min-width: 48rem) 100vw, 70vw" />
      </div>
      <h2 id={id} className="sr-only">
        {heading}
      </h2>
      <blockquote className="wrap text-center">
        <Paragraph text={quote} className="mx-auto max-w-[13em] font-display text-h2 text-balance" />
        {by && <footer className="mt-5 text-quiet">{by}</footer>}
      </blockquote>
    </section>
  );
}

function Statistics({ section }: { section: SectionOf<"statistics"> }) {
  return (
    <section data-layout="statistics" className="band on-night bg-grove py-14 text-on-night md:py-16">
      <div className="wrap">
        <SectionHeading section={section} />
        {section.sample && (
          <p className="mt-4 text-quiet-on-night">
            <SampleMark>Sample figures, not yet confirmed</SampleMark>
          </p>
        )}
        <dl className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4" data-stagger="0.1">
          {section.statistics.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-mark-on-night pt-5">
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
    <section data-layout="callout" className="no-print py-10">
      <div className="wrap">
        <div className="on-night bg-grove relative isolate overflow-hidden rounded-card p-8 text-on-night md:p-14">
          <Emblem className="absolute top-1/2 -right-28 -z-1 w-[32rem] -translate-y-1/2 text-mark-on-night opacity-14 max-md:hidden" />
          <h2 id={id} className="max-w-[12em] scroll-mt-8 text-h2">
            {heading}
          </h2>
          <Paragraph
            text={text}
            className="mt-4 mb-8 max-w-[38rem] text-lead text-quiet-on-night [&_a]:text-link-on-night"
          />
          <Actions actions={actions} />
        </div>
      </div>
    </section>
  );
}

/** The JSX.Element return type makes a missing kind a compile error. */
function renderBody(section: BodySection, references: References): JSX.Element {
  switch (section.kind) {
    case "practice":
      return <PracticeSheet practice={section.practice} />;
    case "practices":
      return <PracticeCards practices={section.practices} />;
    case "process":
      return <Process {...section} />;
    case "cards":
      return <Cards {...section} />;
    case "findings":
      return <Findings {...section} />;
    case "comparison":
      return <Comparison {...section} />;
    case "timeline":
      return <Timeline section={section} />;
    case "verses":
      return <Verses section={section} />;
    case "quoted-figures":
      return <QuotedFigures {...section} />;
    case "people":
      return <People {...section} />;
    case "myths":
      return <Myths {...section} />;
    case "principles":
      return <Principles {...section} />;
    case "conditions":
      return <Conditions {...section} />;
    case "recommendations":
      return <Recommendations {...section} />;
    case "offerings":
      return <Offerings {...section} />;
    case "course-levels":
      return <CourseLevels {...section} />;
    case "studies":
      return <StudyCards {...section} references={references} />;
    case "testimonials":
      return <Testimonials {...section} />;
    case "gallery":
      return <Gallery {...section} />;
    case "tiles":
      return <Tiles {...section} />;
    case "faq":
      return <Faq {...section} />;
    case "books":
      return <Books {...section} />;
  }
}
