// npm run bench: measures every page and its baseline on a slow phone.
import { buildIfStale } from "#scripts/build-if-stale.ts";
import { startBaseline } from "./baseline.ts";
import { firstPresses, pressFirst } from "./first-press.ts";
import { goals, judge } from "./goals.ts";
import { medianScores, scorePage, type Scores } from "./lighthouse.ts";
import { measureAndHydrate, measureAtRest } from "./measure-page.ts";
import { readOptions } from "./options.ts";
import { launchBrowser } from "./phone.ts";
import { startProgress } from "./progress.ts";
import {
  resultsFile,
  writeResults,
  type PageResult,
  type PeerResult,
  type PressResult,
  type RouteResult,
} from "./results.ts";
import { measureRouteChange, routePairs, routeStates } from "./route-change.ts";
import { median, medianOf } from "./statistics.ts";
import { disturbed, retry } from "./retry.ts";
import {
  beforeTable,
  goalTable,
  paintTable,
  peerTable,
  pressTable,
  routeTable,
  scoreTable,
  weightTable,
} from "./table.ts";

const options = readOptions(process.argv.slice(2));
const isMeasured = ({ from, path = from }: { from?: string; path?: string }) => options.pages.includes(path!);
const pairs = routePairs.filter(isMeasured);
const firstOnes = firstPresses.filter(isMeasured);
/** Typical seconds for one step on two cores, for the estimate. */
const typical = { visit: 3.5, click: 6, lighthouse: 14 };
const visits = options.pages.length * options.runs * (options.before ? 3 : 2) + (options.peer ? options.runs * 2 : 0);
const clicks = (pairs.length * routeStates.length + firstOnes.length) * options.runs;
const scored = options.lighthouse ? options.pages.length * options.runs : 0;

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
const presses = await measurePresses();
const peer = options.peer ? await measurePeer(options.peer) : undefined;
const version = browser.version();
await browser.close();
// Lighthouse takes more than half of the time. What was measured before it is kept, even if it is interrupted.
let verdicts = save();
if (options.lighthouse) {
  await addLighthouse();
  verdicts = save();
}
await site.close();
await baseline.close();
progress.end();

const tables = [paintTable(pages), weightTable(pages), routeTable(routes), pressTable(presses)];
if (peer) tables.push(peerTable(peer));
if (options.lighthouse) tables.push(scoreTable(pages));
if (options.before) tables.push(beforeTable(pages));
console.log([...tables, goalTable(verdicts)].join("\n\n"));
console.log(
  `\nMedian of ${options.runs}, in ${Math.round(progress.seconds() / 60)} min; in brackets the ratio to the baseline. Written to ${resultsFile}.`,
);
console.log(`Measurements disturbed by other machines on this host: ${disturbed.length}.`);

function save() {
  const verdicts = judge(pages, routes, presses);
  const run = { runs: options.runs, seconds: progress.seconds(), browser: version };
  writeResults({ pages, routes, presses, peer, verdicts, disturbed }, run);
  return verdicts;
}

/** Alternates between site, baseline and the earlier build, so that load on the machine affects all of them. */
async function measurePages(): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const path of options.pages) {
    const onSite = [];
    const onBaseline = [];
    const onBefore = [];
    for (let run = 0; run < options.runs; run++) {
      progress.step(`${path}, run ${run + 1}`);
      const visit = await retry(path, () => measureAndHydrate(browser, site.address + path));
      if (visit) onSite.push(visit);
      progress.step(`${path}, baseline ${run + 1}`);
      const bare = await retry(`baseline of ${path}`, () => measureAtRest(browser, baseline.address + path));
      if (bare) onBaseline.push(bare);
      if (!options.before) continue;
      progress.step(`${path}, earlier build ${run + 1}`);
      const old = await retry(`earlier build of ${path}`, () =>
        measureAtRest(browser, new URL(path, options.before).href),
      );
      if (old) onBefore.push(old);
    }
    if (onSite.length > 0 && onBaseline.length > 0) {
      const before = onBefore.length > 0 ? medianOf(onBefore) : undefined;
      results.push({ path, site: medianOf(onSite), baseline: medianOf(onBaseline), before });
    }
  }
  return results;
}

async function measureRoutes(): Promise<RouteResult[]> {
  const results: RouteResult[] = [];
  for (const { from, to } of pairs) {
    const onStep = () => progress.step(`${from} → ${to}`);
    const change = await measureRouteChange(browser, { address: site.address, from, to, runs: options.runs, onStep });
    const { first, cached, warm, warmFetched, warmBreakdown } = change;
    results.push({
      from,
      to,
      first: median(first),
      cached: median(cached),
      warm: median(warm),
      warmFetched: median(warmFetched),
      warmBreakdown,
    });
  }
  return results;
}

async function measurePresses(): Promise<PressResult[]> {
  const results: PressResult[] = [];
  for (const press of firstOnes) {
    const times: number[] = [];
    for (let run = 0; run < options.runs; run++) {
      progress.step(`first press: ${press.what}`);
      const took = await retry(press.what, () => pressFirst(browser, site.address, press));
      if (took !== undefined) times.push(took);
    }
    results.push({ what: press.what, path: press.path, took: median(times), lost: options.runs - times.length });
  }
  return results;
}

/** Alternates between our home page and the peer, so that load on the machine affects both. */
async function measurePeer(address: string): Promise<PeerResult | undefined> {
  const ours = [];
  const theirs = [];
  for (let run = 0; run < options.runs; run++) {
    progress.step(`/ beside the peer, run ${run + 1}`);
    const own = await retry("/", () => measureAtRest(browser, `${site.address}/`));
    if (own) ours.push(own);
    progress.step(`peer, run ${run + 1}`);
    const other = await retry(address, () => measureAtRest(browser, address));
    if (other) theirs.push(other);
  }
  if (ours.length === 0 || theirs.length === 0) return undefined;
  return { address, peer: medianOf(theirs), site: medianOf(ours) };
}

async function addLighthouse() {
  for (const page of pages) {
    const visits: Scores[] = [];
    for (let run = 0; run < options.runs; run++) {
      progress.step(`Lighthouse on ${page.path}, run ${run + 1}`);
      const scores = await retry(page.path, () => scorePage(site.address + page.path));
      if (scores) visits.push(scores);
      // Once more than half of the runs are perfect, the others cannot change the median.
      if (visits.filter(({ performance }) => performance === goals.score).length > options.runs / 2) break;
    }
    page.lighthouse = medianScores(visits);
  }
}
