import type { Frame, Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * 7:1, and 4.5:1 for large text; also for single characters such as step numbers, which axe skips by default. Axe also
 * leaves contrast under 4.5:1 to its weaker rule; without that lower bound this rule covers both.
 */
const contrast = {
  id: "color-contrast-enhanced",
  options: {
    ...{
      ignoreUnicode: true,
      ignoreLength: true,
      ignorePseudo: false,
      boldValue: 700,
      boldTextPt: 14,
      largeTextPt: 18,
    },
    ...{ pseudoSizeThreshold: 0.25, shadowOutlineEmMax: 0.2, textStrokeEmMin: 0.03 },
    contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
  },
};

/** All rules. The video frames have their own test. */
const everything: RunOptions = {
  runOnly: { type: "tag", values: standards },
  rules: {
    "color-contrast": { enabled: false },
    "color-contrast-enhanced": { enabled: true },
    "target-size": { enabled: true },
    "label-content-name-mismatch": { enabled: true },
  },
};

/** All rules but contrast, which takes most of the time: findFaintText computes it on every page. */
const markupOnly: RunOptions = {
  ...everything,
  rules: { ...everything.rules, "color-contrast-enhanced": { enabled: false } },
};

/** Another colour scheme changes nothing but colours. */
const coloursOnly: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast-enhanced", "link-in-text-block"] },
};

export const findViolations = (page: Page | Frame, within?: string) => runAxe(page, everything, within);
export const findMarkupViolations = (page: Page) => runAxe(page, markupOnly);
export const findContrastViolations = (page: Page | Frame, within?: string) => runAxe(page, coloursOnly, within);

/** One line for each violation: the rule, the element and the reason. */
async function runAxe(page: Page | Frame, options: RunOptions, within = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
    await page.evaluate((checks) => (window as unknown as { axe: typeof axe }).axe.configure({ checks }), [contrast]);
  }
  const { violations } = (await page.evaluate(
    async ([within, options]) => {
      // Colours count once their transitions are over. One that is delayed for hours changes no colour.
      const changes = document.getAnimations().filter((running) => running instanceof CSSTransition);
      const soon = changes.filter(({ effect }) => Number(effect!.getComputedTiming().endTime) < 60_000);
      await Promise.allSettled(soon.map(({ finished }) => finished));
      const { axe: runner } = window as unknown as { axe: typeof axe };
      return runner.run(within, { ...options, iframes: false, preload: false, resultTypes: ["violations"] });
    },
    [within, options] as const,
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id} at ${target.join(" ")}: ${failureSummary.split("\n")[1]}`),
  );
}
