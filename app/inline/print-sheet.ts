import { onClick } from "#app/inline/on-click.ts";

export function startPrintButtons() {
  onClick("[data-print-sheet]", (button) => printOnly(button.closest("section")!));
}

/**
 * Marks a part of the page and what follows it for print.css, and opens the browser's print dialog. The mark is removed
 * at the next use of the page, because phones report the end of printing before they have drawn the sheet.
 */
export function printOnly(part: HTMLElement) {
  const marked = [document.documentElement, part, part.nextElementSibling as HTMLElement];
  const inUse = ["pointerdown", "pointermove", "keydown"];
  const unmark = () => {
    for (const { dataset } of marked) delete dataset.printing;
    for (const type of inUse) removeEventListener(type, unmark);
  };
  for (const { dataset } of marked) dataset.printing = "";
  print();
  for (const type of inUse) addEventListener(type, unmark);
}
