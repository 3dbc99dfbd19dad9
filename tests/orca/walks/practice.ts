import { guideText, labels } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { pages } from "#app/content/pages.ts";
import { practicesOf } from "#app/content/testing/practices-of.ts";
import { plain, stepText } from "#app/content/text.ts";
import type { Reader } from "../reader.ts";

const section = pages["/pranayam"].sections.find(({ kind }) => kind === "practice");
if (section?.kind !== "practice") throw new Error("/pranayam begins with a practice.");
const { title, caution, steps } = section.practice;

const { follow } = guideText;
const guided = pages["/ageing-yoga"];
const followed = guided.sections.flatMap(practicesOf).find((one) => one.follow)!;

/**
 * The caution is a heading of its own and comes before the steps; each figure is described after its step. On another
 * page the steps are followed one by one: the cautions are said when they appear, and each step after its press.
 */
export async function practice(reader: Reader) {
  await reader.open("/pranayam", pages["/pranayam"].title);
  await reader.pressUntil("h", title);
  await reader.press("h", `Caution: ${title}`);
  const figures = steps.flatMap((step) => [
    plain(stepText(step)),
    ...(typeof step === "object" && "figures" in step ? step.figures.map(({ alt }) => alt) : []),
  ]);
  await reader.readOnUntil(labels.instead.trim(), ...caution.avoid.map(plain), ...figures);

  await reader.press("ctrl+Home");
  await reader.pressUntil("shift+k", guided.title);
  await reader.press("Return", guided.title);
  await reader.pressUntil("b", follow.start);
  await reader.press("Return", follow.before, ...followed.caution.avoid.map(plain));
  await reader.pressUntil("Tab", follow.begin);
  const first = fill(follow.step, { number: 1, count: followed.steps.length });
  await reader.press("Return", first, plain(stepText(followed.steps[0]!)));
  await reader.press("Escape", follow.start);
}
