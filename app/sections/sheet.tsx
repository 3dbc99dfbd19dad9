import { use } from "react";
import { labels, urgentSigns } from "#app/content/content.ts";
import { site } from "#app/content/site.ts";
import { plain } from "#app/content/text.ts";
import { CurrentPath } from "#app/page/current-path.ts";
import type { PreparedSection } from "#app/page/prepare-page.ts";
import { QrCode } from "#app/sections/qr-code.tsx";
import { PillButton } from "#app/ui/pill-button.tsx";

type SectionProps = { section: PreparedSection };
const sheetOf = (section: PreparedSection) => ("sheet" in section ? section.sheet : undefined);
/** The month of a week's practices ends like a sheet. */
const hasEnd = (section: PreparedSection) => Boolean(sheetOf(section)) || ("week" in section && section.week);

/** In a section with `sheet: true`, beside its heading or after the steps of a practice: a button that prints it alone. */
export function PrintSheet({ section }: SectionProps) {
  if (!sheetOf(section)) return null;
  return (
    <PillButton data-print-sheet="">
      {labels.sheet.print}
      <span className="sr-only-inline">{`: ${section.heading}`}</span>
    </PillButton>
  );
}

/** Right after that section: what only the printed sheet shows. */
export function SheetEnd({ section }: SectionProps) {
  const path = use(CurrentPath);
  if (!hasEnd(section)) return null;
  const page = `${site.origin}${path === "/" ? "" : path}`;
  const address = `${page}#${section.id}`.replace("https://", "");
  return (
    <div className="sheet-end">
      {/* To the page, not to the section: all sheets of a page then have the same code, and it stays small. */}
      <QrCode address={page} />
      {urgentSigns.strip.lines.map((line, i) => (
        <p key={i}>{plain(line)}</p>
      ))}
      <p>{`${labels.sheet.from} ${site.name}, ${address}`}</p>
    </div>
  );
}
