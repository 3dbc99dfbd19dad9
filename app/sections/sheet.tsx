import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { labels } from "#app/content/labels.ts";
import { site } from "#app/content/site.ts";
import type { PreparedSection } from "#app/page/prepare-page.ts";

/** Below a section with `sheet: true`: the button that prints it alone, and what only the printed sheet shows. */
export function SheetEnd({ section }: { section: PreparedSection }) {
  const { pathname } = useLocation();
  if (!("sheet" in section) || !section.sheet) return null;
  const { lead, signs } = section.sheet;
  const address = `${site.origin}${pathname}#${section.id}`.replace("https://", "");
  return (
    <>
      <button type="button" onClick={printSheet} className="scripts-only no-print button button-quiet mt-8">
        {labels.sheet.print}
      </button>
      <footer className="sheet-end">
        <p>{`${lead} ${Object.values(signs).join("; ")}.`}</p>
        <p>{`${labels.sheet.from} ${site.name}, ${address}`}</p>
      </footer>
    </>
  );
}

/**
 * Marks the section for print.css and opens the browser's print dialog. The mark is removed at the next use of the page,
 * because phones report the end of printing before they have drawn the sheet.
 */
function printSheet({ currentTarget }: MouseEvent<HTMLElement>) {
  const marked = [document.documentElement, currentTarget.closest("section")!];
  const inUse = ["pointerdown", "pointermove", "keydown"];
  const unmark = () => {
    for (const { dataset } of marked) delete dataset["printing"];
    for (const type of inUse) removeEventListener(type, unmark);
  };
  for (const { dataset } of marked) dataset["printing"] = "";
  print();
  for (const type of inUse) addEventListener(type, unmark);
}
