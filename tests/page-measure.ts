import type { CDPSession, Page } from "@playwright/test";

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

/** Text that runs out of the screen, is cut off by its box or lies on other text, and a page that scrolls sideways. */
export function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { left: number; right: number; top: number; bottom: number; node: Text };
    const { scrollWidth, clientWidth } = document.documentElement;
    const lost = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : [];
    const cuts = new Map<Element, DOMRect | "scrolls" | "hidden" | undefined>();
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const holder = node.parentElement!;
      if (!node.data.trim() || !holder.checkVisibility()) continue;
      const cut = cutOf(holder);
      if (cut === "hidden" || cut === "scrolls") continue;
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 1) continue;
        lines.push({ left, right, top, bottom, node });
        if (right > clientWidth + 1 || left < -1) lost.push(`runs out at ${Math.round(right)} px: ${quote(node)}`);
        else if (cut && (right > cut.right + 1 || left < cut.left - 1 || bottom > cut.bottom + 6 || top < cut.top - 6))
          lost.push(`cut off: ${quote(node)}`);
      }
    }
    return [...lost, ...findOverlaps()];

    function findOverlaps() {
      const overlaps: string[] = [];
      lines.sort((a, b) => a.top - b.top);
      lines.forEach((line, i) => {
        for (let j = i + 1; j < lines.length && lines[j]!.top < line.bottom; j++) {
          const other = lines[j]!;
          if (other.node === line.node) continue;
          const wide = Math.min(line.right, other.right) - Math.max(line.left, other.left);
          const high = Math.min(line.bottom, other.bottom) - other.top;
          const least = Math.min(line.bottom - line.top, other.bottom - other.top);
          if (wide > 2 && high > least / 2)
            overlaps.push(`on each other: ${quote(line.node)} and ${quote(other.node)}`);
        }
      });
      return overlaps;
    }

    /** The box that would cut text off here; or that it scrolls by itself, or is hidden for the eye. */
    function cutOf(element: Element | null): DOMRect | "scrolls" | "hidden" | undefined {
      if (!element || element === document.body) return undefined;
      if (cuts.has(element)) return cuts.get(element);
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
      const cutting = display !== "inline" && (overflowX !== "visible" || overflowY !== "visible");
      const own =
        clipPath !== "none"
          ? "hidden"
          : [overflowX, overflowY].some((value) => value === "auto" || value === "scroll")
            ? "scrolls"
            : cutting
              ? element.getBoundingClientRect()
              : undefined;
      const answer = own ?? cutOf(element.parentElement);
      cuts.set(element, answer);
      return answer;
    }

    function quote(node: Text) {
      return `"${node.data.trim().slice(0, 60)}" in ${node.parentElement!.outerHTML.slice(0, 80)}`;
    }
  });
}

/**
 * Text that tires the eye (WCAG 1.4.8): lines of more than 80 characters, lines set closer than 1.5 in a text of more
 * than one sentence, justified lines, letters sized in pixels, text that cannot be selected.
 */
export function findTiringText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tiring: string[] = [];
    const range = document.createRange();
    for (const block of document.querySelectorAll<HTMLElement>("p, li, dd, dt, td, th, figcaption, summary, label")) {
      if (!block.checkVisibility() || block.querySelector("p, li, dd, dt")) continue;
      const words = block.textContent.trim();
      const { fontSize, lineHeight, textAlign, userSelect } = getComputedStyle(block);
      const say = (fault: string) => tiring.push(`${fault}: "${words.slice(0, 80)}"`);
      if (textAlign === "justify") say("justified");
      if (userSelect === "none") say("cannot be selected");
      const manySentences = /[.!?]["”’)]*\s+\p{Lu}/u.test(words);
      if (manySentences && parseFloat(lineHeight) < 1.5 * parseFloat(fontSize) - 0.1) say("set too close");
      const most = lettersInLongestLine(block);
      if (most > 80) say(`${most} letters in a line`);
    }
    return tiring;

    /** From the share of the longest line in the length of all lines, set end to end. */
    function lettersInLongestLine(block: Element): number {
      const lines: { bottom: number; width: number }[] = [];
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let letters = 0;
      while (texts.nextNode()) {
        // What is drawn at one pixel is for screen readers.
        if (texts.currentNode.parentElement!.matches(".sr-only, .sr-only *")) continue;
        range.selectNodeContents(texts.currentNode);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (rects.length > 0) letters += texts.currentNode.textContent!.length;
        for (const { bottom, width, height } of rects) {
          const line = lines.find((line) => Math.abs(line.bottom - bottom) < height * 0.6);
          if (line) line.width += width;
          else lines.push({ bottom, width });
        }
      }
      if (lines.length < 2) return 0;
      const all = lines.reduce((sum, { width }) => sum + width, 0);
      return Math.round((letters * Math.max(...lines.map(({ width }) => width))) / all);
    }
  });
}

/** The reader's own default letter size, as set in the browser. 16 is what browsers come with. */
export async function setBrowserTextSize(browser: CDPSession, pixels: number) {
  await browser.send("Page.setFontSizes", { fontSizes: { standard: pixels, fixed: pixels } });
}

/** What WCAG 1.4.12 lets a reader set, all at once. A sheet made by script is not touched by the page's policy. */
export async function spreadText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
        "p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

export async function unspreadText(page: Page) {
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Words of the page that a reader without scripts would not see. The list of tabs is of no use to them. */
export function findHidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.querySelectorAll("details").forEach((details) => (details.open = true));
    return [...document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption)")]
      .filter((element) => !element.closest("[role=tablist], audio"))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Text that would not take on the colours a reader has forced. */
export function findUnforcedText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => getComputedStyle(element).getPropertyValue("forced-color-adjust") === "none")
      .filter((element) => element.textContent.trim() !== "")
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}
