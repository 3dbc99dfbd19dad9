// npm run bench: every page of the built site beside its floor, on a slow phone, in one run.
import { buildIfStale } from "./build.ts";
import { startFloor } from "./floor.ts";
import { judge } from "./goals.ts";
import { scorePage } from "./lighthouse.ts";
import { measureAndWake, measureAtRest } from "./measure-page.ts";
import { readOptions } from "./options.ts";
import { launchBrowser } from "./phone.ts";
import { startProgress } from "./progress.ts";
import { resultsFile, writeResults, type PageResult, type RouteResult } from "./results.ts";
import { measureRouteChange } from "./route-change.ts";
import { median, medianOf } from "./statistics.ts";
import { tryAgain } from "./try-again.ts";
import { goalTable, paintTable, routeTable, scoreTable, weightTable } from "./table.ts";

const options = readOptions(process.argv.slice(2));
/** Three kinds of page stand for all route changes: they differ in what they fetch, not in how they change. */
const routeStarts = options.pages.slice(0, 3);
/** Seconds that one step of each kind takes on two cores: only for the forecast. */
const guess = { visit: 3.5, press: 6, lighthouse: 14 };
const visits = options.pages.length * options.runs * 2;
const presses = routeStarts.length * options.runs * 2;
const scored = options.lighthouse ? options.pages.length : 0;

buildIfStale();
// Read only now: the server reads the built files as it is loaded.
const { startSite } = await import("../server/site-server.ts");
const site = await startSite({ port: 0 });
const floor = await startFloor({ port: 0 });
const progress = startProgress({
  steps: visits + presses + scored,
  seconds: visits * guess.visit + presses * guess.press + scored * guess.lighthouse,
});
const browser = await launchBrowser();

const pages = await measurePages();
const routes = await measureRoutes();
const version = browser.version();
await browser.close();
await addLighthouse();
site.close();
floor.close();
progress.end();

const verdicts = judge(pages, routes);
const seconds = progress.seconds();
writeResults({ pages, routes, verdicts }, { runs: options.runs, seconds, browser: version });
const tables = [paintTable(pages), weightTable(pages), routeTable(routes)];
if (options.lighthouse) tables.push(scoreTable(pages));
console.log([...tables, goalTable(verdicts)].join("\n\n"));
console.log(
  `\nMedian of ${options.runs}, in ${Math.round(seconds / 60)} min; beside each paint its ratio to the floor. Written to ${resultsFile}.`,
);

/** Site and floor take turns, so that a busy minute of the machine falls on both. */
async function measurePages(): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const path of options.pages) {
    const onSite = [];
    const onFloor = [];
    for (let run = 0; run < options.runs; run++) {
      progress.step(`${path}, run ${run + 1}`);
      const visit = await tryAgain(path, () => measureAndWake(browser, site.address + path));
      if (visit) onSite.push(visit);
      progress.step(`${path}, floor ${run + 1}`);
      const bare = await tryAgain(`floor of ${path}`, () => measureAtRest(browser, floor.address + path));
      if (bare) onFloor.push(bare);
    }
    if (onSite.length > 0 && onFloor.length > 0) {
      results.push({ path, site: medianOf(onSite), floor: medianOf(onFloor) });
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
    page.lighthouse = await tryAgain(page.path, () => scorePage(site.address + page.path));
  }
}
