import { numberOf, signs, withoutSigns } from "#editor/marks.ts";

type Element = { tag: number; name: string; start: number; places: string[] };

const tokens = /<!--[\s\S]*?-->|<(script|style|noscript|svg)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;
const voidElement = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Takes the marks out of the words of a page. The element around a text gets an attribute instead: data-edit="7:0-12" says
 * that its letters 0 to 12 are the text with the number 7. A picture gets only the number of its description.
 */
export function moveMarks(html: string): string {
  const parts: string[] = [];
  const around: Element[] = [];
  const open: { n: number; from: number; element: Element }[] = [];
  let at = 0;

  /** Counts the letters of some words, and notes where a text begins and ends. */
  function read(words: string): void {
    let last = 0;
    for (const { 0: sign, index, groups } of words.matchAll(signs)) {
      count(words.slice(last, index));
      last = index + sign.length;
      // The signs are inside the first and the last letter: see marks.ts.
      if (groups?.["digits"])
        open.push({
          n: numberOf(groups["digits"]),
          from: at - Number(/[!-z]$/.test(words.slice(0, index))),
          element: around.at(-1)!,
        });
      else close(at + Number(/^[!-z]/.test(words.slice(last))));
    }
    count(words.slice(last));
  }
  const count = (words: string) => (at += words.replace(/&#?\w+;/g, "&").length);
  function close(to: number): void {
    const text = open.pop();
    if (!text) return;
    const element = around.includes(text.element) ? text.element : around.at(-1)!;
    element.places.push(`${text.n}:${Math.max(0, text.from - element.start)}-${to - element.start}`);
  }

  for (const [token] of html.matchAll(tokens)) {
    parts.push(withoutSigns(token));
    const [, slash, name] = /^<(\/?)([a-z][\w-]*)/i.exec(token) ?? [];
    if (name === undefined) {
      if (!token.startsWith("<")) read(token);
    } else if (/^(script|style|noscript|svg)$/.test(name)) continue;
    else if (slash) finish(around.pop());
    else if (voidElement.test(name)) {
      const [, alt = ""] = / alt="([^"]*)"/.exec(token) ?? [];
      const digits = [...alt.matchAll(signs)][0]?.groups?.["digits"];
      if (digits) mark(parts.length - 1, String(numberOf(digits)));
    } else around.push({ tag: parts.length - 1, name, start: at, places: [] });
  }
  return parts.join("");

  function finish(element: Element | undefined): void {
    if (element && element.places.length > 0) mark(element.tag, element.places.join(" "));
  }
  function mark(tag: number, places: string): void {
    parts[tag] = parts[tag]!.replace(/\/?>$/, (end) => ` data-edit="${places}"${end}`);
  }
}
