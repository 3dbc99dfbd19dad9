import { onClick } from "#app/inline/on-click.ts";

export function startPrintButtons() {
  onClick("[data-print-sheet]", printSheet);
}

/**
 * Marks the section for print.css and opens the browser's print dialog. The mark is removed at the next use of the page,
 * because phones report the end of printing before they have drawn the sheet.
 */
function printSheet(button: HTMLElement) {
  const section = button.closest("section")!;
  const marked = [document.documentElement, section, section.nextElementSibling as HTMLElement];
  const inUse = ["pointerdown", "pointermove", "keydown"];
  const unmark = () => {
    for (const { dataset } of marked) delete dataset.printing;
    for (const type of inUse) removeEventListener(type, unmark);
  };
  for (const { dataset } of marked) dataset.printing = "";
  print();
  for (const type of inUse) addEventListener(type, unmark);
}
