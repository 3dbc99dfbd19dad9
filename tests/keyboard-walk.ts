import { expect, type Page } from "@playwright/test";

/** One stop of the Tab key: what stands there, and what is wrong with the way it shows that it has the focus. */
type Stop = { at: string; faults: string[] };

declare global {
  interface Window {
    walk: { stops: Stop[]; expected: string[]; ended: boolean };
  }
}

/**
 * Goes through the page with the Tab key from the first stop to the last. Every control must be reached, in the order
 * of reading, and show a ring that is thick, stands out and is neither cut off nor covered.
 */
export async function walkByKeyboard(page: Page) {
  await page.evaluate(prepareWalk);
  const keys = await page.context().newCDPSession(page);
  const press = (type: "rawKeyDown" | "keyUp") =>
    keys.send("Input.dispatchKeyEvent", { type, key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 });
  // Presses are sent in a row, because waiting for each to be answered would take longer than the walk.
  for (let rounds = 0; rounds < 20; rounds++) {
    await Promise.all(Array.from({ length: 30 }, () => [press("rawKeyDown"), press("keyUp")]).flat());
    if (await page.evaluate(() => window.walk.ended)) break;
  }
  const { stops, expected, ended } = await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo({ top: 0, behavior: "instant" });
    return window.walk;
  });
  expect.soft(ended, "the Tab key comes to the end of the page").toBe(true);
  expect
    .soft(
      stops.map(({ at }) => at),
      "every control, in the order of reading",
    )
    .toEqual(expected);
  expect
    .soft(
      stops.filter(({ faults }) => faults.length > 0),
      "focus that is hard to see",
    )
    .toEqual([]);
}

/** Runs in the browser. */
function prepareWalk() {
  // Of several tabs the chosen one is the stop; the arrow keys lead to the others.
  const tabStops =
    "a[href], button:not([disabled], [role=tab]), [role=tab][aria-selected=true], input, select, textarea, summary, " +
    "iframe, audio[controls], [tabindex='0']:not([role=tablist])";
  const controls = [...document.querySelectorAll<HTMLElement>(tabStops)].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  const names = new Map(controls.map((control, i) => [control, `${i}: ${nameOf(control)}`]));
  window.walk = { stops: [], expected: [...names.values()], ended: false };
  let last: Element | null = null;

  document.addEventListener("keyup", record);
  for (const frame of document.querySelectorAll("iframe")) frame.contentDocument?.addEventListener("keyup", record);
  (document.activeElement as HTMLElement).blur();
  scrollTo({ top: 0, behavior: "instant" });

  function record() {
    const stop = document.activeElement!;
    // A native player has stops of its own inside: it counts once.
    if (stop === last || window.walk.ended) return;
    last = stop;
    if (stop === document.body || (stop === controls[0] && window.walk.stops.length > 0)) {
      window.walk.ended = true;
      return;
    }
    window.walk.stops.push({
      at: names.get(stop as HTMLElement) ?? stop.outerHTML.slice(0, 80),
      faults: faultsOf(stop),
    });
  }

  function faultsOf(stop: Element): string[] {
    const inFrame = stop instanceof HTMLIFrameElement ? stop.contentDocument?.activeElement : null;
    const ring = getComputedStyle(inFrame ?? stop);
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
      if (isCut(stop, inFrame ? box : outer)) faults.push("the ring is cut off");
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const above = document.elementFromPoint(x, y);
      if (above && !stop.contains(above) && !above.contains(stop))
        faults.push(`covered by ${above.outerHTML.slice(0, 80)}`);
      if (!above) faults.push("out of sight");
    }
    // In a banner or a frame the ring lies on a picture; tests/focus-ring.spec.ts measures it there.
    if (!inFrame && !stop.closest(".hero")) {
      const ratio = contrast(ring.outlineColor, groundOf(stop.parentElement!));
      if (ratio < 3) faults.push(`the ring has ${ratio.toFixed(1)}:1`);
    }
    return faults;
  }

  /** The first and the last line of a link that runs over several; boxes too high for the screen are judged at their top. */
  function boxesOf(stop: Element) {
    const boxes = [...stop.getClientRects()].filter(({ width }) => width > 0);
    return [...new Set([boxes[0]!, boxes.at(-1)!])].map(({ left, right, top, bottom }) => ({
      ...{ left, right, top },
      bottom: Math.min(bottom, Math.max(innerHeight - 10, top + 44)),
    }));
  }

  function isCut(stop: Element, box: { left: number; right: number; top: number; bottom: number }) {
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

  function contrast(one: string, other: string): number {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(colour: string): number {
    const [r, g, b] = colour.match(/[\d.]+/g)!.map((value) => {
      const c = Number(value) / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function nameOf(control: Element) {
    const words = control.getAttribute("aria-label") ?? control.getAttribute("title") ?? control.textContent;
    return `${control.localName} ${words.trim().replace(/\s+/g, " ").slice(0, 60)}`;
  }
}
