import { numberOf, signs, withoutSigns } from "../marks.ts";

/** A piece of visible text. `n` is the number of its place; without one it is not part of the content. */
export type Piece = { n?: number; range: Range; words: string };

const blocks = "p,li,h1,h2,h3,h4,td,th,dd,dt,blockquote,figcaption,caption,summary,label,article,a,button";

let pieces: Piece[] | undefined;
new MutationObserver(() => (pieces = undefined)).observe(document, {
  subtree: true,
  childList: true,
  characterData: true,
});

/** Every piece of text on the page, in order. */
export function allPieces(): Piece[] {
  return (pieces ??= findPieces());
}

function findPieces(): Piece[] {
  const found: Piece[] = [];
  const open: number[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest("script,style,noscript,svg") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const { data } = node;
    let from = 0;
    const take = (to: number) => {
      const words = withoutSigns(data.slice(from, to)).trim();
      if (/[\p{L}\p{N}]/u.test(words)) found.push({ n: open.at(-1), range: rangeOf(node!, from, to), words });
      from = Math.max(from, to);
    };
    // The signs are inside the first and the last letter of a text: see marks.ts.
    const isLetter = (at: number) => /[!-~]/.test(data[at] ?? "");
    for (const { 0: sign, index, groups } of data.matchAll(signs)) {
      const end = index + sign.length;
      take(groups?.["digits"] ? index - Number(isLetter(index - 1)) : end + Number(isLetter(end)));
      if (groups?.["digits"]) open.push(numberOf(groups["digits"]));
      else open.pop();
    }
    take(data.length);
  }
  return found;
}

function rangeOf(node: Text, from: number, to: number): Range {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
}

const blockOf = ({ range }: Piece) => range.startContainer.parentElement?.closest(blocks) ?? undefined;

/** The place of a piece. The number of a source or a date has none and takes that of a neighbour in the same block. */
export function placeOf(piece: Piece): number | undefined {
  if (piece.n !== undefined) return piece.n;
  const block = blockOf(piece);
  if (!block) return undefined;
  const near = allPieces().filter((other) => other.n !== undefined && block.contains(other.range.startContainer));
  const after = (other: Piece) => piece.range.compareBoundaryPoints(Range.START_TO_START, other.range) < 0;
  return (near.findLast((other) => !after(other)) ?? near[0])?.n;
}

/** Text in a closed fold keeps its rectangle. */
const isShown = ({ range }: Piece) => range.startContainer.parentElement!.checkVisibility({ visibilityProperty: true });

/** The text under a point. Found by geometry, because a link may cover the whole of a card. */
export function pieceAt(x: number, y: number): Piece | undefined {
  const margin = 3;
  const hits = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 2 && x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin;
  const under = allPieces().filter(
    (piece) =>
      hits(piece.range.getBoundingClientRect()) && [...piece.range.getClientRects()].some(hits) && isShown(piece),
  );
  return under.findLast(({ n }) => n !== undefined) ?? under[0];
}

/** The text of a block that has only one, for a click beside its words. */
export function pieceIn(element: Element): Piece | undefined {
  const block = element.closest(blocks);
  const inside = allPieces().filter(
    (piece) => piece.n !== undefined && block?.contains(piece.range.startContainer) && isShown(piece),
  );
  return new Set(inside.map(({ n }) => n)).size === 1 ? inside[0] : undefined;
}

/** All pieces of one place on the page, as one rectangle. */
export function boxOf(n: number, near: Range): DOMRect {
  const { top } = near.getBoundingClientRect();
  const block = near.startContainer.parentElement?.closest(blocks);
  const rects = allPieces()
    .filter((piece) => piece.n === n && (!block || block.contains(piece.range.startContainer)))
    .map(({ range }) => range.getBoundingClientRect());
  if (rects.length === 0) return near.getBoundingClientRect();
  const left = Math.min(...rects.map((rect) => rect.left));
  const first = Math.min(...rects.map((rect) => rect.top), top);
  return new DOMRect(
    left,
    first,
    Math.max(...rects.map((r) => r.right)) - left,
    Math.max(...rects.map((r) => r.bottom)) - first,
  );
}

/** The number in the alt text of a picture. */
export function placeOfPicture({ alt }: HTMLImageElement): number | undefined {
  const digits = [...alt.matchAll(signs)][0]?.groups?.["digits"];
  return digits ? numberOf(digits) : undefined;
}

/** What can be edited, for the keyboard: each place once, with its first words. */
export function editablePlaces(): { n: number; words: string }[] {
  const places = new Map<number, string>();
  for (const { n, words } of allPieces())
    if (n !== undefined) places.set(n, places.has(n) ? `${places.get(n)} ${words}` : words);
  for (const picture of document.images) {
    const n = placeOfPicture(picture);
    if (n !== undefined) places.set(n, `Picture: ${withoutSigns(picture.alt)}`);
  }
  return [...places].map(([n, words]) => ({ n, words }));
}
