import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { labels } from "#app/content/labels.ts";
import { site } from "#app/content/site.ts";
import type { PreparedSection } from "#app/page/prepare-page.ts";

type SectionProps = { section: PreparedSection };
const sheetOf = (section: PreparedSection) => ("sheet" in section ? section.sheet : undefined);

/** Under the heading of a section with `sheet: true`: a button that prints the section alone. */
export function PrintSheet({ section }: SectionProps) {
  if (!sheetOf(section)) return null;
  return (
    <button
      type="button"
      onClick={printSheet}
      className="scripts-only no-print mt-4 inline-flex min-h-11 cursor-pointer items-center rounded-full border-2 border-edge px-5 text-small font-semibold hover:bg-surface"
    >
      {labels.sheet.print}
      <span className="sr-only-inline">{`: ${section.heading}`}</span>
    </button>
  );
}

/** Right after that section: what only the printed sheet shows. */
export function SheetEnd({ section }: SectionProps) {
  const { pathname } = useLocation();
  const sheet = sheetOf(section);
  if (!sheet) return null;
  // The prerendered page has a trailing slash, the address in the browser has none.
  const address = `${site.origin}${pathname.replace(/\/$/, "")}#${section.id}`.replace("https://", "");
  return (
    <div className="sheet-end">
      <p>{`${sheet.lead} ${Object.values(sheet.signs).join("; ")}.`}</p>
      <p>{`${labels.sheet.from} ${site.name}, ${address}`}</p>
    </div>
  );
}

/**
 * Marks the section for print.css and opens the browser's print dialog. The mark is removed at the next use of the page,
 * because phones report the end of printing before they have drawn the sheet.
 */
function printSheet({ currentTarget }: MouseEvent<HTMLElement>) {
  const section = currentTarget.closest("section")!;
  const marked = [document.documentElement, section, section.nextElementSibling as HTMLElement];
  const inUse = ["pointerdown", "pointermove", "keydown"];
  const unmark = () => {
    for (const { dataset } of marked) delete dataset["printing"];
    for (const type of inUse) removeEventListener(type, unmark);
  };
  for (const { dataset } of marked) dataset["printing"] = "";
  print();
  for (const type of inUse) addEventListener(type, unmark);
}
