import type { PreparedSection } from "#app/page/prepare-page.ts";
import { Paragraph } from "#app/sections/inline-text.tsx";
import { PrintSheet } from "#app/sections/sheet.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { CautionLabel } from "#app/ui/caution.tsx";

export function SectionTitle({ section, className = "text-h2" }: { section: PreparedSection; className?: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 id={section.id} className={`scroll-mt-8 ${className}`}>
        {section.kind === "caution" && (
          <span className="mb-2 block">
            <CautionLabel level={section.level}>{": "}</CautionLabel>
          </span>
        )}
        {section.heading}
      </h2>
      {section.kind !== "practice" && <PrintSheet section={section} />}
    </div>
  );
}

type SectionHeadingProps = {
  section: Exclude<PreparedSection, SectionOf<"quote" | "callout" | "breath">>;
  className?: string;
};

export function SectionHeading({ section, className }: SectionHeadingProps) {
  return (
    <>
      <SectionTitle section={section} className={className} />
      {section.intro && <Paragraph text={section.intro} className="mt-3 max-w-[47rem] text-balance md:text-lead" />}
    </>
  );
}
