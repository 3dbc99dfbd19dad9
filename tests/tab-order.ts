import { expect, type Page } from "@playwright/test";
import { contrastOf, parseColour } from "./colours.ts";

/** One stop of the Tab key, and what is wrong with its focus ring. `ring` has its colour and that of the ground. */
type Stop = { at: string; faults: string[]; ring?: [string, string] };

declare global {
  interface Window {
    tabbed: { stops: Stop[]; expected: string[]; ended: boolean };
  }
}

/**
 * Presses Tab from the first control to the last. Every control must be reached, in reading order, and show a focus ring
 * of at least 2 px with a contrast of 3:1 that is neither clipped nor covered.
 */
export async function tabThroughPage(page: Page) {
  await page.evaluate(recordStops);
  const keys = await page.context().newCDPSession(page);
  const press = (type: "rawKeyDown" | "keyUp") =>
    keys.send("Input.dispatchKeyEvent", { type, key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 });
  // Sent in batches, because waiting for each answer would take longer than everything else.
  for (let rounds = 0; rounds < 20; rounds++) {
    const left = await page.evaluate(() => {
      const { ended, expected, stops } = window.tabbed;
      return ended ? 0 : Math.max(1, expected.length - stops.length) + 1;
    });
    if (left === 0) break;
    await Promise.all(Array.from({ length: left }, () => [press("rawKeyDown"), press("keyUp")]).flat());
  }
  const { stops, expected, ended } = await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo({ top: 0, behavior: "instant" });
    return window.tabbed;
  });
  expect.soft(ended, "the Tab key reaches the end of the page").toBe(true);
  expect
    .soft(
      stops.map(({ at }) => at),
      "every control, in reading order",
    )
    .toEqual(expected);
  const faint = stops.filter(({ ring }) => ring && contrastOf(parseColour(ring[0]), parseColour(ring[1])) < 3);
  const hardToSee = [...stops.filter(({ faults }) => faults.length > 0), ...faint];
  expect.soft(hardToSee, "focus that is hard to see").toEqual([]);
}

/** Runs in the browser. */
function recordStops() {
  // Of several tabs only the selected one is a stop; the arrow keys lead to the others.
  const tabStops =
    "a[href], button:not([disabled], [role=tab]), [role=tab][aria-selected=true], input, select, textarea, summary, " +
    "iframe, audio[controls], [tabindex='0']:not([role=tablist])";
  const controls = [...document.querySelectorAll<HTMLElement>(tabStops)].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  const names = new Map(controls.map((control, i) => [control, `${i}: ${nameOf(control)}`]));
  window.tabbed = { stops: [], expected: [...names.values()], ended: false };
  let last: Element | null = null;

  document.addEventListener("keyup", record);
  for (const frame of document.querySelectorAll("iframe")) frame.contentDocument?.addEventListener("keyup", record);
  (document.activeElement as HTMLElement).blur();
  scrollTo({ top: 0, behavior: "instant" });

  function record() {
    const stop = document.activeElement!;
    // A native player has stops inside: it counts once.
    if (stop === last || window.tabbed.ended) return;
    last = stop;
    if (stop === document.body || (stop === controls[0] && window.tabbed.stops.length > 0)) {
      window.tabbed.ended = true;
      return;
    }
    window.tabbed.stops.push({
      at: names.get(stop as HTMLElement) ?? stop.outerHTML.slice(0, 80),
      faults: faultsOf(stop),
      ring: coloursOf(stop),
    });
  }

  function faultsOf(stop: Element): string[] {
    const inFrame = stop instanceof HTMLIFrameElement ? stop.contentDocument?.activeElement : null;
    const ring = ringOf(inFrame ?? stop);
    const faults: string[] = [];
    if (ring.outlineStyle === "none" || parseFloat(ring.outlineWidth) < 2) {
      return [`no ring: ${ring.outlineStyle} ${ring.outlineWidth}`];
    }
    const reach = parseFloat(ring.outlineOffset) + parseFloat(ring.outlineWidth);
    for (const box of boxesOf(stop)) {
      const outer = {
        left: box.left - reach,
        right: box.right + reach,
        top: box.top - reach,
        bottom: box.bottom + reach,
      };
      if (isClipped(stop, inFrame ? box : outer)) faults.push("the ring is clipped");
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const above = document.elementFromPoint(x, y);
      if (above && !stop.contains(above) && !above.contains(stop))
        faults.push(`covered by ${above.outerHTML.slice(0, 80)}`);
      if (!above) faults.push("off screen");
    }
    return faults;
  }

  /** On a picture or in a frame tests/contrast/focus-ring.spec.ts measures the pixels instead. */
  function coloursOf(stop: Element): [string, string] | undefined {
    if (stop.matches("iframe, .hero *")) return undefined;
    return [ringOf(stop).outlineColor, groundOf(stop.parentElement!)];
  }

  /** The link in a card's heading shows its ring around the card. */
  function ringOf(stop: Element) {
    return getComputedStyle(stop, stop.matches(".card-link") ? "::after" : undefined);
  }

  /** The first and last line of a link of several lines; of a box higher than the screen, its top. */
  function boxesOf(stop: Element) {
    const boxes = [...stop.getClientRects()].filter(({ width }) => width > 0);
    return [...new Set([boxes[0]!, boxes.at(-1)!])].map(({ left, right, top, bottom }) => ({
      ...{ left, right, top },
      bottom: Math.min(bottom, Math.max(innerHeight - 10, top + 44)),
    }));
  }

  function isClipped(stop: Element, box: { left: number; right: number; top: number; bottom: number }) {
    if (box.left < 0 || box.right > document.documentElement.clientWidth || box.top < 0 || box.bottom > innerHeight)
      return true;
    for (let around = stop.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = around.getBoundingClientRect();
      if (box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom) return true;
    }
    return false;
  }

  function groundOf(element: Element | null): string {
    for (let ground = element; ground; ground = ground.parentElement) {
      const { backgroundColor } = getComputedStyle(ground);
      if (/^rgb\(/.test(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  }

  function nameOf(control: Element) {
    const words = control.getAttribute("aria-label") ?? control.getAttribute("title") ?? control.textContent;
    return `${control.localName} ${words.trim().replace(/\s+/g, " ").slice(0, 60)}`;
  }
}
