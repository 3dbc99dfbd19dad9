import type { JSX } from "react";
import type { Reference } from "#app/content/studies.ts";
import type { Section } from "#app/content/types.ts";
import { Actions } from "#app/sections/actions.tsx";
import { Blocks } from "#app/sections/blocks.tsx";
import { Cards, Conditions, Recommendations, Tiles } from "#app/sections/cards.tsx";
import { CautionBox, CautionSign } from "#app/ui/caution-box.tsx";
import { Faq } from "#app/sections/faq.tsx";
import {
  Books,
  Comparison,
  Definitions,
  Myths,
  Principles,
  Process,
  QuotedFigures,
  Timeline,
  Verses,
} from "#app/sections/knowledge.tsx";
import { CourseLevels, Offerings } from "#app/sections/offers.tsx";
import { Gallery, Testimonials } from "#app/sections/people.tsx";
import { PracticeCards, PracticePanel } from "#app/sections/practice.tsx";
import { SitePicture } from "#app/sections/site-picture.tsx";
import { StudyCards } from "#app/sections/sources.tsx";
import { Words } from "#app/sections/words.tsx";
import { Emblem } from "#app/ui/emblem.tsx";

type PlacedSection = Section & { id: string };
/** `references` are the page's sources: study cards take their studies from there. */
type PageSectionsProps = { sections: readonly PlacedSection[]; references: readonly Reference[] };
/** Kinds whose frame and body are one piece. */
type SelfFramed = Extract<PlacedSection, { kind: "quote" | "statistics" | "callout" | "caution" | "notice" }>;
type BodySection = Exclude<PlacedSection, SelfFramed>;
type FrameProps = { section: BodySection; references: readonly Reference[] };

/** The sections of a page in order, each in the frame that suits its kind. */
export function PageSections({ sections, references }: PageSectionsProps) {
  return sections.map((section) => <Frame key={section.id} section={section} references={references} />);
}

function Frame({ section, references }: { section: PlacedSection; references: readonly Reference[] }) {
  switch (section.kind) {
    case "quote":
      return <QuoteBand section={section} />;
    case "statistics":
      return <StatisticsBand section={section} />;
    case "callout":
      return <CalloutBand section={section} />;
    case "caution":
    case "notice":
      return <Boxed section={section} />;
    case "prose":
    case "process":
    case "definitions":
    case "timeline":
    case "faq":
      return <Split section={section} references={references} />;
    default:
      return <Wide section={section} references={references} />;
  }
}

/** Heading at the left, words at the right: the measure stays readable on a wide screen. */
function Split({ section, references }: FrameProps) {
  return (
    <section className="wrap grid gap-x-14 gap-y-6 py-10 md:py-14 lg:grid-cols-[1fr_2fr]">
      <SectionTitle section={section} />
      <div className="max-w-measure">
        {section.intro && (
          <p className="mb-6 text-lead">
            <Words of={section.intro} />
          </p>
        )}
        {drawBody(section, references)}
      </div>
    </section>
  );
}

/** Heading above, the whole width below. Kinds that carry the page's argument lie on a band of their own. */
function Wide({ section, references }: FrameProps) {
  const banded =
    section.kind === "quoted-figures" ||
    section.kind === "myths" ||
    section.kind === "testimonials" ||
    section.kind === "verses";
  return (
    <section className={banded ? "band bg-band py-14 md:py-20" : "py-10 md:py-14"}>
      <div className="wrap">
        <div className="mb-8 max-w-[46rem] md:mb-10">
          <SectionHeading section={section} />
        </div>
        {drawBody(section, references)}
      </div>
    </section>
  );
}

/** A warning is a landmark of its own, so that it can be found from anywhere. */
function Boxed({ section }: { section: Extract<PlacedSection, { kind: "caution" | "notice" }> }) {
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
      <div className="rounded-card border border-line bg-surface p-6 md:p-10">
        {title}
        {body}
      </div>
    </section>
  );
}

function SectionTitle({ section }: { section: PlacedSection }) {
  return (
    <h2 id={section.id} className="scroll-mt-8 text-h2">
      {section.kind === "caution" && (
        <span className="mb-3 block">
          <CautionSign level={section.level}>{": "}</CautionSign>
        </span>
      )}
      {section.heading}
    </h2>
  );
}

function SectionHeading({ section }: { section: PlacedSection }) {
  return (
    <>
      <SectionTitle section={section} />
      {section.intro && (
        <p className="mt-4 text-lead">
          <Words of={section.intro} />
        </p>
      )}
    </>
  );
}

function QuoteBand({ section }: { section: Extract<PlacedSection, { kind: "quote" }> }) {
  return (
    <section className="band relative overflow-clip bg-band py-16 md:py-24">
      <Emblem className="absolute top-1/2 left-1/2 w-[34rem] max-w-[120%] -translate-1/2 text-accent opacity-8" />
      <h2 id={section.id} className="sr-only">
        {section.heading}
      </h2>
      <blockquote className="wrap relative text-center">
        <p className="mx-auto max-w-[13em] font-display text-h2 text-balance">
          <Words of={section.quote} />
        </p>
        {section.by && <footer className="mt-5 text-quiet">{section.by}</footer>}
      </blockquote>
    </section>
  );
}

function StatisticsBand({ section }: { section: Extract<PlacedSection, { kind: "statistics" }> }) {
  return (
    <section className="band on-night bg-night py-14 text-on-night md:py-20">
      <div className="wrap">
        <SectionHeading section={section} />
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

function CalloutBand({ section }: { section: Extract<PlacedSection, { kind: "callout" }> }) {
  return (
    <section className="not-in-print py-10 md:py-14">
      <div className="wrap">
        <div className="on-night relative isolate overflow-clip rounded-card bg-night p-8 text-on-night md:p-14">
          <Emblem className="absolute -top-1/2 -right-24 -z-1 w-[34rem] text-mark-on-night opacity-10" />
          <h2 id={section.id} className="max-w-[12em] scroll-mt-8 text-h2">
            {section.heading}
          </h2>
          <p className="mt-4 mb-8 max-w-[38rem] text-lead text-quiet-on-night [&_a]:text-link-on-night">
            <Words of={section.text} />
          </p>
          <Actions actions={section.actions} />
        </div>
      </div>
    </section>
  );
}

// The JSX.Element return type makes a forgotten kind a compile error.
function drawBody(section: BodySection, references: readonly Reference[]): JSX.Element {
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
      return <StudyCards studies={section.studies} references={references} />;
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

function Prose({ body, picture }: Extract<Section, { kind: "prose" }>) {
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
