import type { CDPSession, Page } from "@playwright/test";

/** A page of Playwright, or a visitor of tests/engines. */
type Evaluates = { evaluate<Result>(run: () => Result): Promise<Awaited<Result>> };

/** Controls less than 44 px high or 24 px wide. A link inside a sentence may be as high as its line (WCAG 2.5.5, 2.5.8). */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = "a[href], button, summary, input, select, textarea, [role=tab]";
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => isSeen(control) && !isInSentence(control))
      .map((control) => ({ control, box: boxOf(control) }))
      .filter(({ box }) => box.height < 43.5 || box.width < 24)
      .map(
        ({ control, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)} px: ${control.outerHTML.slice(0, 160)}`,
      );

    function isSeen(control: Element) {
      // One pixel is for screen readers only, or until it has the focus, like the skip link.
      return control.checkVisibility() && control.getBoundingClientRect().width > 1;
    }

    function isInSentence(control: Element) {
      if (!control.matches("a") || getComputedStyle(control).display === "flex") return false;
      let around = control.parentElement!;
      while (getComputedStyle(around).display.startsWith("inline")) around = around.parentElement!;
      return around.textContent.trim() !== control.textContent.trim();
    }

    function boxOf(control: Element) {
      const after = getComputedStyle(control, "::after");
      const covered = after.content !== "none" && after.position === "absolute";
      // On a linked card the link itself is one line high, but the whole card can be pressed.
      const pressed = covered ? (control.closest("article, li") ?? control) : control;
      return pressed.getBoundingClientRect();
    }
  });
}

/** Text that leaves the screen, is clipped or overlaps other text, and a page that scrolls sideways. */
export function findLostText(page: Evaluates): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { left: number; right: number; top: number; bottom: number; node: Text };
    const { scrollWidth, clientWidth } = document.documentElement;
    const lost = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : [];
    const clips = new Map<Element, DOMRect | "scrolls" | "hidden" | undefined>();
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const holder = node.parentElement!;
      // The words in a drawing are also beside it, and the bar below the verses sticks to the screen.
      if (!node.data.trim() || !holder.checkVisibility() || holder.closest("svg[aria-hidden], .chant-bar")) continue;
      const clip = clipOf(holder);
      if (clip === "hidden" || clip === "scrolls") continue;
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 1) continue;
        lines.push({ left, right, top, bottom, node });
        if (right > clientWidth + 1 || left < -1)
          lost.push(`leaves the screen at ${Math.round(right)} px: ${quote(node)}`);
        else if (
          clip &&
          (right > clip.right + 1 || left < clip.left - 1 || bottom > clip.bottom + 6 || top < clip.top - 6)
        )
          lost.push(`clipped: ${quote(node)}`);
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
          if (wide > 2 && high > least / 2) overlaps.push(`overlapping: ${quote(line.node)} and ${quote(other.node)}`);
        }
      });
      return overlaps;
    }

    /** The box that would clip text here, or whether it scrolls by itself or is visually hidden. */
    function clipOf(element: Element | null): DOMRect | "scrolls" | "hidden" | undefined {
      if (!element || element === document.body) return undefined;
      if (clips.has(element)) return clips.get(element);
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
      const clipping = display !== "inline" && (overflowX !== "visible" || overflowY !== "visible");
      const own =
        clipPath !== "none"
          ? "hidden"
          : [overflowX, overflowY].some((value) => value === "auto" || value === "scroll")
            ? "scrolls"
            : clipping
              ? element.getBoundingClientRect()
              : undefined;
      const answer = own ?? clipOf(element.parentElement);
      clips.set(element, answer);
      return answer;
    }

    function quote(node: Text) {
      return `"${node.data.trim().slice(0, 60)}" in ${node.parentElement!.outerHTML.slice(0, 80)}`;
    }
  });
}

/**
 * Text that is hard to read (WCAG 1.4.8): lines of more than 80 characters, line spacing under 1.5 in a text of more
 * than one sentence, justified lines, text that cannot be selected.
 */
export function findHardToReadText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    for (const block of document.querySelectorAll<HTMLElement>("p, li, dd, dt, td, th, figcaption, summary, label")) {
      if (!block.checkVisibility() || block.querySelector("p, li, dd, dt")) continue;
      const words = block.textContent.trim();
      const { fontSize, lineHeight, textAlign, userSelect } = getComputedStyle(block);
      const say = (fault: string) => found.push(`${fault}: "${words.slice(0, 80)}"`);
      if (textAlign === "justify") say("justified");
      if (userSelect === "none") say("cannot be selected");
      const manySentences = /[.!?]["”’)]*\s+\p{Lu}/u.test(words);
      if (manySentences && parseFloat(lineHeight) < 1.5 * parseFloat(fontSize) - 0.1) say("line spacing under 1.5");
      const most = charactersInLongestLine(block);
      if (most > 80) say(`${most} characters in a line`);
    }
    return found;

    /** Estimated from the share of the longest line in the width of all lines together. */
    function charactersInLongestLine(block: Element): number {
      const lines: { bottom: number; width: number }[] = [];
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let letters = 0;
      while (texts.nextNode()) {
        // Visually hidden text is not read by eye.
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

/** The default text size that a reader sets in the browser: 16 unless changed. */
export async function setBrowserTextSize(browser: CDPSession, pixels: number) {
  await browser.send("Page.setFontSizes", { fontSizes: { standard: pixels, fixed: pixels } });
}

/** The spacing of WCAG 1.4.12, in a constructed style sheet, which the security policy does not block. */
export async function applyTextSpacing(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
        "p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

export async function resetTextSpacing(page: Page) {
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Text that a reader without scripts would not see. The list of tabs is useless to them, and the
 * end of a sheet is for print, so both may be hidden. */
export function findHiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Without the name that lets only one of a group be open.
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
    return [...document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption)")]
      .filter((element) => !element.closest("[role=tablist], audio, .sheet-end"))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

/**
 * Text with a contrast under 7:1, or 4.5:1 where it is large, on the background colours behind it. Much faster than axe,
 * which checks the sample pages and, with CI, every page. Text on pictures is left to hero-contrast.spec.ts.
 */
export function findFaintText(page: Evaluates): Promise<string[]> {
  return page.evaluate(async () => {
    type Rgba = [red: number, green: number, blue: number, alpha: number];
    // Colours count once their transitions are over.
    const changes = document.getAnimations().filter((running) => running instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
    const parsed = new Map<string, Rgba>();
    const grounds = new Map<Element, Rgba | undefined>();
    const holders = new Set<Element>(document.querySelectorAll("input, select, textarea"));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // Marks such as "+" are drawings, not text.
    while (texts.nextNode())
      if (/[\p{L}\p{N}]/u.test(texts.currentNode.nodeValue!)) holders.add(texts.currentNode.parentElement!);
    return [...holders]
      .filter((holder) => holder.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((holder) => !holder.closest(".hero, .sr-only, :disabled"))
      .flatMap((holder) => {
        const ground = groundOf(holder);
        if (!ground) return [];
        const { color, fontSize, fontWeight } = getComputedStyle(holder);
        const [text, back] = [luminanceOf(blend(rgba(color), ground)), luminanceOf(ground)];
        const contrast = (Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05);
        const size = parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        return contrast < (isLarge ? 4.5 : 7) ? [`${contrast.toFixed(2)}: ${holder.outerHTML.slice(0, 160)}`] : [];
      });

    /** The colour behind an element, or undefined where it is a picture. */
    function groundOf(element: Element | null): Rgba | undefined {
      if (!element) return rgba("Canvas");
      if (!grounds.has(element)) {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        const own = rgba(backgroundColor);
        const behind = own[3] === 1 ? own : groundOf(element.parentElement);
        grounds.set(element, backgroundImage === "none" && behind ? blend(own, behind) : undefined);
      }
      return grounds.get(element);
    }

    function blend([r, g, b, alpha]: Rgba, [R, G, B]: Rgba): Rgba {
      const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
      return [mix(r, R), mix(g, G), mix(b, B), 1];
    }

    /** Painted, because a computed colour may be written in any notation. */
    function rgba(colour: string): Rgba {
      if (!parsed.has(colour)) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        parsed.set(colour, [r!, g!, b!, a! / 255]);
      }
      return parsed.get(colour)!;
    }

    function luminanceOf([red, green, blue]: Rgba): number {
      const [r, g, b] = [red, green, blue].map((value) => {
        const c = value / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    }
  });
}

/** Text that would not take the colours a reader has forced. */
export function findUnforcedText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => getComputedStyle(element).getPropertyValue("forced-color-adjust") === "none")
      .filter((element) => element.textContent.trim() !== "")
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}

/**
 * Tab stops above or left of the one before them. A phone shows everything in one column, so the order of the markup,
 * which the keyboard follows, must be the visual order.
 */
export function findBackwardStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll("main :is(a[href], button, input, select, textarea, summary, iframe, audio)"),
    ]
      // The bar below the verses is wherever the screen is.
      .filter((stop) => stop.checkVisibility() && stop.getClientRects().length > 0 && !stop.closest(".chant-bar"))
      .map((stop) => ({ stop, box: stop.getClientRects()[0]! }));
    return stops
      .filter(({ box }, i) => {
        const before = stops[i - 1]?.box ?? box;
        const sameRow = Math.abs(box.top - before.top) < Math.min(box.height, before.height);
        return sameRow ? box.left < before.left : box.top < before.top;
      })
      .map(({ stop }) => stop.outerHTML.slice(0, 160));
  });
}

/** Lists without markers and without role=list: Safari does not announce these as lists. */
export function findUnmarkedLists(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(ul, ol):not([role=list], nav *)")]
      .filter((list) => getComputedStyle(list).listStyleType === "none")
      .map((list) => list.outerHTML.slice(0, 120)),
  );
}
