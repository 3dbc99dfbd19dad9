import type { Page } from "@playwright/test";

/** Links and buttons that are lower than a fingertip. Links inside a sentence may be as low as its line (WCAG 2.5.5). */
export function findLowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = "a[href], button, summary, input, select, textarea, [role=tab]";
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => isSeen(control) && !isInSentence(control) && heightOf(control) < 43.5)
      .map((control) => `${Math.round(heightOf(control))} px: ${control.outerHTML.slice(0, 160)}`);

    function isSeen(control: Element) {
      // What is drawn at one pixel is for screen readers, or waits for focus, as the skip link does.
      return control.checkVisibility() && control.getBoundingClientRect().width > 1;
    }

    function isInSentence(control: Element) {
      if (!control.matches("a") || getComputedStyle(control).display === "flex") return false;
      let around = control.parentElement!;
      while (getComputedStyle(around).display.startsWith("inline")) around = around.parentElement!;
      return around.textContent.trim() !== control.textContent.trim();
    }

    function heightOf(control: Element) {
      const after = getComputedStyle(control, "::after");
      const covered = after.content !== "none" && after.position === "absolute";
      // A linked card: the link's own box is one line, but pressing anywhere on the card follows it.
      const pressed = covered ? (control.closest("article, li") ?? control) : control;
      return pressed.getBoundingClientRect().height;
    }
  });
}

/** Text that runs out of a narrow screen, and a page that scrolls sideways. */
export function findSidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement!;
      if (!texts.currentNode.textContent?.trim() || !holder.checkVisibility() || mayBeCut(holder)) continue;
      range.selectNodeContents(texts.currentNode);
      const { right, left } = range.getBoundingClientRect();
      if (right > clientWidth + 1 || left < -1) wide.push(`"${texts.currentNode.textContent}" ends at ${right} px`);
    }
    return wide;

    /** Hidden for the eye, or in a box that scrolls by itself. */
    function mayBeCut(element: Element | null): boolean {
      if (!element || element === document.body) return false;
      const { overflowX, clipPath } = getComputedStyle(element);
      return overflowX === "auto" || overflowX === "scroll" || clipPath !== "none" || mayBeCut(element.parentElement);
    }
  });
}
