import { expect, test } from "vitest";
import { pages } from "#app/content/pages/index.ts";
import { plain } from "#app/content/text.ts";
import type { SitePath } from "#app/content/types.ts";
import { textsOf } from "#app/page/page-texts.ts";

/** Short forms, each with the words that must stand at its first use on a page (WCAG 3.1.4). */
const longForms: Record<string, RegExp> = {
  AA: /the second of three levels/,
  BCE: /before the Common Era/,
  BMI: /body mass index/i,
  CBT: /cognitive behavioural therapy/,
  CE: /the Common Era/,
  COPD: /chronic obstructive lung disease/i,
  FAQ: /frequently asked questions/i,
  IP: /the number of your connection/,
  LDL: /low-density/,
  MAO: /monoamine oxidase/,
  UNESCO: /education, science and culture/,
  "mm Hg": /millimetres? of mercury/,
  WCAG: /Web Content Accessibility Guidelines/,
};

/** Words of the clock, of the vitamin shelf, and titles that others have set in capitals. */
const noShortForm = ["AM", "PM", "B12", "OM", "YOGA", "VENTUNO"];

test.each(Object.keys(pages) as SitePath[])("%s says every short form in full where it first stands", (path) => {
  const { title, subtitle, gist, sections } = pages[path];
  const text = textsOf({ title, subtitle, gist, sections })
    .filter(({ key }) => key !== "say")
    .map(({ text }) => plain(text))
    .join("\n");
  // Capitals beside a hyphen are a stressed syllable.
  const shortForms = new Set(
    [...text.matchAll(/(?<![\w-])(?:mm Hg|[A-Z][A-Z0-9]+)(?=s?(?![\w-]))/g)].map(([form]) => form),
  );
  for (const form of shortForms) {
    if (noShortForm.includes(form)) continue;
    const said = longForms[form] ? text.search(longForms[form]) : -1;
    expect(said, `${form} is explained`).toBeGreaterThanOrEqual(0);
    expect(said - text.search(new RegExp(`\\b${form}\\b`)), `${form} is explained at once`).toBeLessThan(80);
  }
});
