import { parseHTML } from "linkedom";

const notSeen = [
  "details:not([open]) > :not(summary)",
  ".sr-only, .sr-only-inline, .inactive-panel, .sheet-end, [hidden]",
  "script, style, template, noscript, audio, svg title",
].join(", ");
const inline = new Set("A ABBR B BDI CITE CODE EM I Q RP RT RUBY SMALL SPAN STRONG SUB SUP TIME WBR".split(" "));

/** The words of `main` that a visitor sees with every fold closed. Numbers of lists are drawn by the browser and not counted. */
export function visibleWords(html: string): string[] {
  const { document } = parseHTML(html);
  const main = document.querySelector("main")!;
  for (const element of main.querySelectorAll(notSeen)) element.remove();
  return textOf(main)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? "";
  const inside = [...node.childNodes].map(textOf).join("");
  return inline.has(node.nodeName) ? inside : ` ${inside} `;
}
