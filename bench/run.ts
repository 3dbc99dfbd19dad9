// npm run bench: measures every page and its baseline on a slow phone.
import { buildIfStale } from "#scripts/build-if-stale.ts";
import { startBaseline } from "./baseline.ts";
import { judge } from "./goals.ts";
import { scorePage } from "./lighthouse.ts";
import { measureAndHydrate, measureAtRest } from "./measure-page.ts";
import { readOptions } from "./options.ts";
import { launchBrowser } from "./phone.ts";
import { startProgress } from "./progress.ts";
import { resultsFile, writeResults, type PageResult, type RouteResult } from "./results.ts";
import { measureRouteChange } from "./route-change.ts";
import { median, medianOf } from "./statistics.ts";
import { retry } from "./retry.ts";
import { goalTable, paintTable, routeTable, scoreTable, weightTable } from "./table.ts";

const options = readOptions(process.argv.slice(2));
/** Three pages are enough: route changes differ in what they fetch, not in how they work. */
const routeStarts = options.pages.slice(0, 3);
/** Typical seconds for one step on two cores, for the estimate. */
const typical = { visit: 3.5, click: 6, lighthouse: 14 };
const visits = options.pages.length * options.runs * 2;
const clicks = routeStarts.length * options.runs * 2;
const scored = options.lighthouse ? options.pages.length : 0;

buildIfStale();
// Imported after the build, because the server reads the built files when it is loaded.
const { startSite } = await import("../server/site-server.ts");
const site = await startSite({ port: 0 });
const baseline = await startBaseline({ port: 0 });
const progress = startProgress({
  steps: visits + clicks + scored,
  seconds: visits * typical.visit + clicks * typical.click + scored * typical.lighthouse,
});
const browser = await launchBrowser();

const pages = await measurePages();
const routes = await measureRoutes();
const version = browser.version();
await browser.close();
await addLighthouse();
await site.close();
await baseline.close();
progress.end();

const verdicts = judge(pages, routes);
const seconds = progress.seconds();
writeResults({ pages, routes, verdicts }, { runs: options.runs, seconds, browser: version });
const tables = [paintTable(pages), weightTable(pages), routeTable(routes)];
if (options.lighthouse) tables.push(scoreTable(pages));
console.log([...tables, goalTable(verdicts)].join("\n\n"));
console.log(
  `\nMedian of ${options.runs}, in ${Math.round(seconds / 60)} min; in brackets the ratio to the baseline. Written to ${resultsFile}.`,
);

/** Alternates between site and baseline, so that load on the machine affects both. */
async function measurePages(): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const path of options.pages) {
    const onSite = [];
    const onBaseline = [];
    for (let run = 0; run < options.runs; run++) {
      progress.step(`${path}, run ${run + 1}`);
      const visit = await retry(path, () => measureAndHydrate(browser, site.address + path));
      if (visit) onSite.push(visit);
      progress.step(`${path}, baseline ${run + 1}`);
      const bare = await retry(`baseline of ${path}`, () => measureAtRest(browser, baseline.address + path));
      if (bare) onBaseline.push(bare);
    }
    if (onSite.length > 0 && onBaseline.length > 0) {
      results.push({ path, site: medianOf(onSite), baseline: medianOf(onBaseline) });
    }
  }
  return results;
}

async function measureRoutes(): Promise<RouteResult[]> {
  const results: RouteResult[] = [];
  for (const from of routeStarts) {
    const onStep = () => progress.step(`route change from ${from}`);
    const { to, cold, warm, warmFetched } = await measureRouteChange(browser, {
      address: site.address,
      from,
      runs: options.runs,
      onStep,
    });
    results.push({ from, to, cold: median(cold), warm: median(warm), warmFetched: median(warmFetched) });
  }
  return results;
}

async function addLighthouse() {
  if (!options.lighthouse) return;
  for (const page of pages) {
    progress.step(`Lighthouse on ${page.path}`);
    page.lighthouse = await retry(page.path, () => scorePage(site.address + page.path));
  }
}
