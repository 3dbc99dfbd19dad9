import { parseHTML } from "linkedom";
import { readFileSync } from "node:fs";
import { builtAddresses, fileOf } from "./tests/build-output.ts";
const norm = (s: string) => s.replace(/\s+/g, " ").replace(/ ([,.:;])/g, "$1").trim();
const text = (e: Element) => { const c = e.cloneNode(true) as Element; c.querySelectorAll("sup, .sr-only-inline, summary").forEach((x) => x.remove()); return norm(c.textContent ?? ""); };
let total = 0; const missing: string[] = []; const all = new Set<string>();
for (const a of builtAddresses) {
  const before = parseHTML(readFileSync("/tmp/calm-before" + fileOf(a), "utf8")).document;
  const after = parseHTML(readFileSync("build/client" + fileOf(a), "utf8")).document;
  const m = after.querySelector("main")!; m.querySelectorAll("details").forEach((d) => d.remove());
  m.querySelectorAll("li,p,h2,h3,h4,div").forEach((x) => x.append(" "));
  const shown = text(m);
  const seen = new Set<string>();
  for (const box of before.querySelectorAll("main :is(.bg-caution, .bg-emergency, .border-caution-edge, [id$=before-play])"))
    for (const e of box.matches("p") ? [box] : box.querySelectorAll("p, li")) {
      if (e.querySelector("p, li")) continue;
      const t = text(e).replace(/^(Instead|Caution): ?/, ""); if (!t || t === "Caution" || t === "Get help now" || seen.has(t)) continue;
      seen.add(t); all.add(t); total++;
      if (!shown.includes(t)) missing.push(`${a}: ${t.slice(0, 140)}`);
    }
}
console.log({ total, distinct: all.size, missing: missing.length }); missing.forEach((x) => console.log(x));
