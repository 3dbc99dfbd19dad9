import type { Frame, Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * 7:1, and 4.5:1 for large text. By itself axe passes here what is fainter still, because its weaker rule names that;
 * without that lower bound one rule does the work of both.
 */
const contrast = {
  id: "color-contrast-enhanced",
  options: {
    ...{
      ignoreUnicode: true,
      ignoreLength: false,
      ignorePseudo: false,
      boldValue: 700,
      boldTextPt: 14,
      largeTextPt: 18,
    },
    ...{ pseudoSizeThreshold: 0.25, shadowOutlineEmMax: 0.2, textStrokeEmMin: 0.03 },
    contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
  },
};

/** All rules. Frames have a test of their own. */
const everything: RunOptions = {
  runOnly: { type: "tag", values: standards },
  rules: {
    "color-contrast": { enabled: false },
    "color-contrast-enhanced": { enabled: true },
    "target-size": { enabled: true },
    "label-content-name-mismatch": { enabled: true },
  },
};

/**
 * In forced colours the system draws text and ground, and the style that axe reads still tells the page's own colours:
 * everything else is judged. findUnforcedText shows that no text keeps its own.
 */
const withoutColours: RunOptions = {
  runOnly: { type: "tag", values: standards },
  rules: { "color-contrast": { enabled: false }, "link-in-text-block": { enabled: false } },
};

/** Another colour scheme changes nothing but colours. */
const coloursOnly = only("color-contrast-enhanced", "link-in-text-block");

/**
 * Another width, letter size or spacing changes how large and how near things are, and what must be scrolled. It could
 * also push text onto another ground: that is found faster by findLostText, and over pictures by hero-contrast.spec.ts.
 */
const layoutOnly = only("target-size", "scrollable-region-focusable");

export const findBarriers = (page: Page | Frame) => runAxe(page, everything);
export const findFaintColours = (page: Page | Frame) => runAxe(page, coloursOnly);
export const findForcedColourBarriers = (page: Page | Frame) => runAxe(page, withoutColours);
export const findLayoutBarriers = (page: Page | Frame) => runAxe(page, layoutOnly);

function only(...rules: string[]): RunOptions {
  return { runOnly: { type: "rule", values: rules } };
}

/** One line a fault: the rule, the place and what is wrong there. */
async function runAxe(page: Page | Frame, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
    await page.evaluate((checks) => (window as unknown as { axe: typeof axe }).axe.configure({ checks }), [contrast]);
  }
  const { violations } = (await page.evaluate(async (options) => {
    // Colours are judged when they have come to rest.
    const changes = document.getAnimations().filter((running) => running instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const { axe: judge } = window as unknown as { axe: typeof axe };
    return judge.run({ ...options, iframes: false, preload: false, resultTypes: ["violations"] });
  }, options)) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id} at ${target.join(" ")}: ${failureSummary.split("\n")[1]}`),
  );
}
