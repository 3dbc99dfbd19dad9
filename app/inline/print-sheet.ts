import { onClick } from "#app/inline/on-click.ts";

export function startPrintButtons() {
  onClick("[data-print-sheet]", printSheet);
}

function printSheet(button: HTMLElement) {
  const section = button.closest("section")!;
  printOnly(section, section.nextElementSibling as HTMLElement);
}

/**
 * Marks parts of the page for print.css and opens the browser's print dialog. The mark is removed at the next use of the
 * page, because phones report the end of printing before they have drawn the sheet.
 */
export function printOnly(...parts: HTMLElement[]) {
  const marked = [document.documentElement, ...parts];
  const inUse = ["pointerdown", "pointermove", "keydown"];
  const unmark = () => {
    for (const { dataset } of marked) delete dataset.printing;
    for (const type of inUse) removeEventListener(type, unmark);
  };
  for (const { dataset } of marked) dataset.printing = "";
  print();
  for (const type of inUse) addEventListener(type, unmark);
}
