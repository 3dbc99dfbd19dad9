import { parseHTML } from "linkedom";
import { builtAddresses, notFoundFile, readHtml } from "../build-output.ts";

export const everyFile: readonly string[] = [...builtAddresses, notFoundFile];

type Page = { document: Document; header: Element; main: Element; footer: Element };
const parsed = new Map<string, Page>();

/** A built page, parsed once. */
export function builtPage(address: string): Page {
  let page = parsed.get(address);
  if (!page) {
    const { document } = parseHTML(readHtml(address));
    lowerAttributeNames(document);
    const part = (name: string) => document.querySelector(`body > ${name}`)!;
    page = { document, header: part("header"), main: part("main"), footer: part("footer") };
    parsed.set(address, page);
  }
  return page;
}

/** React writes some names as dateTime or srcSet. A browser lowers them, linkedom does not. */
function lowerAttributeNames(document: Document) {
  for (const element of document.querySelectorAll("body *:not(svg, svg *)")) {
    for (const { name, value } of [...element.attributes]) {
      if (name !== name.toLowerCase()) element.setAttribute(name.toLowerCase(), value);
    }
  }
}

const inline = new Set("A ABBR B BDI CITE CODE EM I Q SMALL SPAN STRONG SUB SUP TIME".split(" "));

/** The rendered text: block elements separate words, inline elements do not. */
export function textOf(element: Element): string {
  return comparable(collect(element));

  function collect(node: Node): string {
    if (node.nodeType === 3) return node.textContent ?? "";
    if (node.nodeType !== 1 || ["SCRIPT", "STYLE", "TEMPLATE"].includes(node.nodeName)) return "";
    const inside = [...node.childNodes].map(collect).join("");
    return inline.has(node.nodeName) ? inside : ` ${inside} `;
  }
}

/** One spelling for comparing: case, kinds of dashes and quotes, and white space do not count. */
export function comparable(text: string): string {
  return text
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

export function headingsOf(element: Element, levels = "h1, h2, h3, h4, h5, h6"): string[] {
  return [...element.querySelectorAll(levels)].map(textOf);
}

export function linksOf(element: Element | Document) {
  return [...element.querySelectorAll("a[href]")].map((link) => ({
    label: textOf(link),
    address: link.getAttribute("href")!,
    newTab: link.getAttribute("target") === "_blank",
    relation: link.getAttribute("rel") ?? "",
    current: link.getAttribute("aria-current"),
  }));
}

/** Whether both texts are in the same card, row, list entry or paragraph. */
export function appearInSameCard(page: Element, one: string, other: string): boolean {
  const cards = [...page.querySelectorAll("li, article, figure, tr, dl > div, p, details")];
  return cards.some((card) => {
    const text = textOf(card);
    if (!text.includes(comparable(one)) || !text.includes(comparable(other))) return false;
    // An element with several headings holds several cards, so it is not a card itself.
    return card.matches("p, tr, dl > div, figure") || card.querySelectorAll("h2, h3").length <= 1;
  });
}
