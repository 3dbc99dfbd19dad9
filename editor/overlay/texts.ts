/** A text of the content as the page shows it. `n` is the number of its place. */
export type Shown = { n: number; words: string; element: Element; boxes: () => DOMRect[] };

const blocks = "p,li,h1,h2,h3,h4,td,th,dd,dt,blockquote,figcaption,caption,summary,label,article,a,button";
const skipped = "script,style,noscript,svg";

let known: Shown[] | undefined;

/** Every text of the content on the page, in order. Kept until the page changes, because each move of the mouse asks. */
export const shownTexts = (): readonly Shown[] => (known ??= findTexts());

/** move-marks.ts explains the attribute. */
function findTexts(): Shown[] {
  return [...document.querySelectorAll("[data-edit]")].flatMap((element) => {
    const places = element.getAttribute("data-edit")!.split(" ");
    if (element instanceof HTMLImageElement)
      return { n: Number(places[0]), words: `Picture: ${element.alt}`, element, boxes: () => boxesOf(element) };
    return places.map((place) => {
      const [n = 0, from = 0, to = 0] = place.split(/[:-]/).map(Number);
      const range = lettersOf(element, from, to);
      return { n, words: String(range), element, boxes: () => boxesOf(range) };
    });
  });
}

/** After a change of the page, its texts are found again. An element whose island shows other words has no text. */
export function forgetChangedTexts(): () => void {
  const observer = new MutationObserver((changes) => {
    known = undefined;
    for (const { type, target } of changes) {
      const element = type === "characterData" ? target.parentElement : (target as Element);
      if (element?.closest("[data-island]")) element.removeAttribute("data-edit");
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

function lettersOf(element: Element, from: number, to: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement!.closest(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let at = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const end = at + node.length;
    if (from >= at && from < end) range.setStart(node, from - at);
    if (to > at && to <= end) range.setEnd(node, to - at);
    at = end;
  }
  return range;
}

const boxesOf = (shape: Range | Element) => [...shape.getClientRects()].filter(({ width }) => width > 2);

/** Text in a closed fold keeps its boxes. */
const isVisible = ({ element }: Shown) => element.checkVisibility({ visibilityProperty: true });

function distance(text: Shown, x: number, y: number): number {
  const outside = (low: number, value: number, high: number) => Math.max(low - value, 0, value - high);
  return Math.min(
    ...text.boxes().map((box) => Math.hypot(outside(box.left, x, box.right), outside(box.top, y, box.bottom))),
  );
}

/**
 * The text under a point, found by geometry, because a link may cover a whole card. If there is none, the nearest one in
 * the same block: a click on a date or on the number of a source opens the text that it is part of.
 */
export function textAt(x: number, y: number, target: Element): Shown | undefined {
  const under = shownTexts().findLast((text) => isText(text) && distance(text, x, y) <= 3 && isVisible(text));
  if (under) return under;
  // The days of the opening hours are written beside their times.
  const block = target.closest("dt")?.parentElement ?? target.closest(blocks);
  const [nearest] = shownTexts()
    .filter((text) => block?.contains(text.element) && isVisible(text))
    .map((text) => ({ text, away: distance(text, x, y) }))
    .sort((a, b) => a.away - b.away);
  if (nearest && nearest.away < 400) return nearest.text;
  const picture = document.elementsFromPoint(x, y).find((element) => element.matches("img[data-edit]"));
  return picture && shownTexts().find(({ element }) => element === picture);
}

const isText = ({ element }: Shown) => !(element instanceof HTMLImageElement);

/** The rectangle around a text, for the frame. */
export function boxOf(text: Shown): DOMRect {
  const boxes = text.boxes();
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** What can be edited, for the keyboard: each place once, with the words it is first shown with. */
export function editablePlaces(): Pick<Shown, "n" | "words">[] {
  const places = new Map<number, string>();
  for (const { n, words } of shownTexts()) if (!places.has(n)) places.set(n, words);
  return [...places].map(([n, words]) => ({ n, words }));
}
