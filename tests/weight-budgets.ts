import routes from "#app/routes.ts";
import { notFoundFile } from "./build-output.ts";

export const kB = 1000;

/** Compressed bytes without headers. `scripts` is what hydration costs: at rest no page loads any. */
type Weight = { html: number; css: number; inlineScript: number; scripts: number; fonts: number; pictures: number };

const forAll = { css: 12.3 * kB, inlineScript: 1.4 * kB, fonts: 75 * kB };
const budgets: Record<string, Weight> = {
  "routes/content-page.tsx": { ...forAll, html: 28.5 * kB, scripts: 161 * kB, pictures: 61 * kB },
  "routes/contact.tsx": { ...forAll, html: 20 * kB, scripts: 154 * kB, pictures: 25 * kB },
  "routes/audios.tsx": { ...forAll, html: 46 * kB, scripts: 185 * kB, pictures: 30 * kB },
  "routes/media.tsx": { ...forAll, html: 37.5 * kB, scripts: 175 * kB, pictures: 60 * kB },
  "routes/not-found.tsx": { ...forAll, html: 17 * kB, scripts: 150 * kB, pictures: 30 * kB },
};

export function routeFileOf(address: string): string {
  const path = address === notFoundFile ? "*" : address;
  return routes.find((route) => (route.index ? "/" : route.path) === path)!.file;
}

export function budgetOf(address: string): Weight {
  return budgets[routeFileOf(address)]!;
}
