import type { Frame, Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** All rules; contrast to 7:1, as the design asks of body text. Frames have a test of their own. */
const everything: RunOptions = {
  runOnly: { type: "tag", values: standards },
  rules: { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true } },
};

/** Another colour scheme changes nothing but colours. */
const coloursOnly: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "color-contrast-enhanced", "link-in-text-block"] },
};

export const findBarriers = (page: Page | Frame) => runAxe(page, everything);
export const findFaintColours = (page: Page | Frame) => runAxe(page, coloursOnly);

/** One line a fault: the rule, the place and what is wrong there. */
async function runAxe(page: Page | Frame, options: RunOptions): Promise<string[]> {
  // Colours are judged when they have come to rest.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((running) => running instanceof CSSTransition && running.finished)),
  );
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = (await page.evaluate(
    (options) =>
      (window as unknown as { axe: typeof axe }).axe.run({ ...options, iframes: false, resultTypes: ["violations"] }),
    options,
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id} at ${target.join(" ")}: ${failureSummary.split("\n")[1]}`),
  );
}
