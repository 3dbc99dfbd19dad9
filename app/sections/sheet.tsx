import { use } from "react";
import { labels } from "#app/content/content.ts";
import { site } from "#app/content/site.ts";
import { CurrentPath } from "#app/page/current-path.ts";
import type { PreparedSection } from "#app/page/prepare-page.ts";
import { InlineText } from "#app/sections/inline-text.tsx";

type SectionProps = { section: PreparedSection };
const sheetOf = (section: PreparedSection) => ("sheet" in section ? section.sheet : undefined);

/** Under the heading of a section with `sheet: true`: a button that prints the section alone. */
export function PrintSheet({ section }: SectionProps) {
  if (!sheetOf(section)) return null;
  return (
    <button
      type="button"
      data-print-sheet=""
      className="scripts-only no-print inline-flex min-h-11 cursor-pointer items-center rounded-full border-2 border-edge px-5 text-small font-semibold hover:bg-surface"
    >
      {labels.sheet.print}
      <span className="sr-only-inline">{`: ${section.heading}`}</span>
    </button>
  );
}

/** Right after that section: what only the printed sheet shows. */
export function SheetEnd({ section }: SectionProps) {
  const path = use(CurrentPath);
  const sheet = sheetOf(section);
  if (!sheet) return null;
  const address = `${site.origin}${path === "/" ? "" : path}#${section.id}`.replace("https://", "");
  return (
    <div className="sheet-end">
      {sheet.lines.map((line, i) => (
        <p key={i}>
          <InlineText text={line} />
        </p>
      ))}
      <p>{`${labels.sheet.from} ${site.name}, ${address}`}</p>
    </div>
  );
}
