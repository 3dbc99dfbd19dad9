import { pages } from "#app/content/pages.ts";
import type { SitePath } from "#app/content/types.ts";
import { layoutOf } from "./weight-budgets.ts";

const features = new Map((Object.keys(pages) as SitePath[]).map((path) => [path, featuresOf(path)]));

/** Few pages that together show every kind of section and every route. Those that show most come first. */
export const samplePages: readonly SitePath[] = chooseFew();

function chooseFew(): SitePath[] {
  const missing = new Set([...features.values()].flatMap((found) => [...found]));
  const chosen: SitePath[] = [];
  while (missing.size > 0) {
    const gain = (path: SitePath) => [...features.get(path)!].filter((feature) => missing.has(feature)).length;
    const best = [...features.keys()].reduce((one, other) => (gain(other) > gain(one) ? other : one));
    features.get(best)!.forEach((feature) => missing.delete(feature));
    chosen.push(best);
  }
  return chosen;
}

function featuresOf(path: SitePath): Set<string> {
  return new Set([layoutOf(path), ...pages[path].sections.map(({ kind }) => kind)]);
}
