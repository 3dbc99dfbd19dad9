import { labels } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { plain, stepText } from "#app/content/text.ts";
import type { Reader } from "../reader.ts";

const section = pages["/pranayam"].sections.find(({ kind }) => kind === "practice");
if (section?.kind !== "practice") throw new Error("/pranayam begins with a practice.");
const { title, caution, steps } = section.practice;

/** The caution is a heading of its own and comes before the steps; each figure is described after its step. */
export async function practice(reader: Reader) {
  await reader.open("/pranayam", pages["/pranayam"].title);
  await reader.pressUntil("h", title);
  await reader.press("h", `Caution: ${title}`);
  const figures = steps.flatMap((step) => [
    plain(stepText(step)),
    ...(typeof step === "object" && "figures" in step ? step.figures.map(({ alt }) => alt) : []),
  ]);
  await reader.readOnUntil(labels.instead.trim(), labels.avoid, ...caution.avoid.map(plain), ...figures);
}
