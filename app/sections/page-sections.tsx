import { Fragment, type JSX, type ReactNode } from "react";
import type { LoadedPage } from "#app/page/load-page.ts";
import type { PreparedSection } from "#app/page/prepare-page.ts";
import { Actions } from "#app/sections/actions.tsx";
import { Blocks } from "#app/sections/blocks.tsx";
import { cardBorder } from "#app/sections/card.tsx";
import { Cards, Tiles } from "#app/sections/cards.tsx";
import { People } from "#app/sections/charts.tsx";
import { Comparison } from "#app/sections/comparison.tsx";
import { Conditions, Recommendations } from "#app/sections/conditions.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { Gallery } from "#app/sections/gallery.tsx";
import { Paragraph } from "#app/sections/inline-text.tsx";
import { Books, Definitions, Principles, Process, Timeline } from "#app/sections/lists.tsx";
import { Myths, QuotedFigures } from "#app/sections/myths.tsx";
import { PracticeCards, PracticePanel } from "#app/sections/practices.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { CourseLevels, Offerings } from "#app/sections/services.tsx";
import { PrintSheet, SheetEnd } from "#app/sections/sheet.tsx";
import { SitePicture } from "#app/sections/site-picture.tsx";
import { StudyCards } from "#app/sections/studies.tsx";
import { Testimonials } from "#app/sections/testimonials.tsx";
import { Verses } from "#app/sections/verses.tsx";
import { CautionBox, CautionLabel } from "#app/ui/caution-box.tsx";
import { Emblem } from "#app/ui/emblem.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";

type References = LoadedPage["references"];
/** Kinds with a frame of their own. The others are drawn by `drawBody`, inside `Split` or `Wide`. */
type SelfFramed = SectionOf<"quote" | "statistics" | "callout" | "caution" | "notice">;
type BodySection = Exclude<PreparedSection, SelfFramed>;
type FrameProps = { section: BodySection; children: ReactNode };

export function PageSections({ sections, references }: Pick<LoadedPage, "sections" | "references">) {
  return sections.map((section) => (
    <Fragment key={section.id}>
      <PageSection section={section} references={references} />
      <SheetEnd section={section} />
    </Fragment>
  ));
}

function PageSection({ section, references }: { section: PreparedSection; references: References }) {
  switch (section.kind) {
    case "quote":
      return <Quote {...section} />;
    case "statistics":
      return <Statistics section={section} />;
    case "callout":
      return <Callout {...section} />;
    case "caution":
    case "notice":
      return <Boxed section={section} />;
    case "prose":
    case "process":
    case "definitions":
    case "timeline":
    case "faq":
    case "people":
      return <Split section={section}>{drawBody(section, references)}</Split>;
    default:
      return <Wide section={section}>{drawBody(section, references)}</Wide>;
  }
}

/** Heading on the left, text on the right: lines stay readable on a wide screen. */
function Split({ section, children }: FrameProps) {
  return (
    <section className="wrap grid gap-x-14 gap-y-6 py-10 md:py-14 lg:grid-cols-[1fr_2fr]">
      <SectionTitle section={section} />
      <div className="max-w-measure">
        {section.intro && <Paragraph text={section.intro} className="mb-6 text-lead" />}
        {children}
      </div>
    </section>
  );
}

const kindsOnBand: readonly PreparedSection["kind"][] = ["quoted-figures", "myths", "testimonials", "verses"];

/** Heading above, full width below; some kinds on a band of another colour. */
function Wide({ section, children }: FrameProps) {
  return (
    <section className={kindsOnBand.includes(section.kind) ? "band bg-band py-14 md:py-20" : "py-10 md:py-14"}>
      <div className="wrap">
        <div className="mb-8 max-w-[46rem] md:mb-10">
          <SectionHeading section={section} />
        </div>
        {children}
      </div>
    </section>
  );
}

/** A caution is a landmark, so that screen reader users can jump to it; a notice is not. */
function Boxed({ section }: { section: SectionOf<"caution" | "notice"> }) {
  const title = (
    <div className="mb-4">
      <SectionHeading section={section} />
    </div>
  );
  const body = (
    <div className="max-w-measure">
      <Blocks body={section.body} />
    </div>
  );
  return section.kind === "caution" ? (
    <section aria-labelledby={section.id} className="wrap py-8 md:py-10">
      <CautionBox level={section.level} title={title}>
        {body}
      </CautionBox>
    </section>
  ) : (
    <section className="wrap py-8 md:py-10">
      <div className={`${cardBorder} bg-surface p-6 md:p-10`}>
        {title}
        {body}
      </div>
    </section>
  );
}

function SectionTitle({ section }: { section: PreparedSection }) {
  return (
    <div>
      <h2 id={section.id} className="scroll-mt-8 text-h2">
        {section.kind === "caution" && (
          <span className="mb-3 block">
            <CautionLabel level={section.level}>{": "}</CautionLabel>
          </span>
        )}
        {section.heading}
      </h2>
      <PrintSheet section={section} />
    </div>
  );
}

function SectionHeading({ section }: { section: Exclude<PreparedSection, SectionOf<"quote" | "callout">> }) {
  return (
    <>
      <SectionTitle section={section} />
      {section.intro && <Paragraph text={section.intro} className="mt-4 text-lead" />}
    </>
  );
}

function Quote({ id, heading, quote, by }: SectionOf<"quote">) {
  return (
    <section className="band relative overflow-clip bg-band py-16 md:py-24">
      <Emblem className="absolute top-1/2 left-1/2 w-[34rem] max-w-[120%] -translate-1/2 text-accent opacity-8" />
      <h2 id={id} className="sr-only">
        {heading}
      </h2>
      <blockquote className="wrap relative text-center">
        <Paragraph text={quote} className="mx-auto max-w-[13em] font-display text-h2 text-balance" />
        {by && <footer className="mt-5 text-quiet">{by}</footer>}
      </blockquote>
    </section>
  );
}

function Statistics({ section }: { section: SectionOf<"statistics"> }) {
  return (
    <section className="band on-night bg-night py-14 text-on-night md:py-20">
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
    <section className="no-print py-10 md:py-14">
      <div className="wrap">
        <div className="on-night relative isolate overflow-clip rounded-card bg-night p-8 text-on-night md:p-14">
          <Emblem className="absolute -top-1/2 -right-24 -z-1 w-[34rem] text-mark-on-night opacity-10" />
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
function drawBody(section: BodySection, references: References): JSX.Element {
  switch (section.kind) {
    case "prose":
      return <Prose {...section} />;
    case "practice":
      return <PracticePanel practice={section.practice} />;
    case "practices":
      return <PracticeCards practices={section.practices} />;
    case "process":
      return <Process {...section} />;
    case "cards":
      return <Cards {...section} />;
    case "comparison":
      return <Comparison {...section} />;
    case "timeline":
      return <Timeline {...section} />;
    case "definitions":
      return <Definitions {...section} />;
    case "verses":
      return <Verses {...section} />;
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

function Prose({ body, picture }: SectionOf<"prose">) {
  return (
    <>
      <Blocks body={body} />
      {picture && (
        <SitePicture
          picture={picture}
          sizes="(min-width: 64rem) 44rem, 92vw"
          className="mt-8 aspect-3/2 w-full rounded-card object-cover"
        />
      )}
    </>
  );
}
