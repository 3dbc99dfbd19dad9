import { sessions } from "#app/content/sessions.ts";
import { notFoundFile } from "./build-output.ts";

export const kB = 1000;

/** Compressed bytes without headers. `scripts` is what the heaviest island costs: at rest no page loads any. */
type Weight = { html: number; css: number; inlineScript: number; scripts: number; fonts: number; pictures: number };

const forAll = { css: 12.65 * kB, inlineScript: 2.31 * kB, scripts: 87.2 * kB, fonts: 75 * kB };
// Some of them show charts and can print a month (app/styles).
const contentPage: Weight = { ...forAll, css: 13.05 * kB, html: 30.95 * kB, pictures: 42 * kB };
const budgets: Record<string, Weight> = {
  "/contact": { ...forAll, html: 22.05 * kB, pictures: 23 * kB },
  "/audios": {
    ...forAll,
    css: (13.2 + 0.03 * sessions.length) * kB,
    html: (25 + 2.7 * sessions.length) * kB,
    pictures: 20 * kB,
  },
  "/media": {
    ...forAll,
    css: (13.55 + 0.03 * sessions.length) * kB,
    html: (24.1 + 2 * sessions.length) * kB,
    pictures: 42 * kB,
  },
  [notFoundFile]: { ...forAll, html: 18.45 * kB, pictures: 20 * kB },
};

/** The address itself for a page with a layout of its own. */
export const layoutOf = (address: string) => (address in budgets ? address : "content page");

export const budgetOf = (address: string): Weight => budgets[address] ?? contentPage;
