// npm run bench: measures every page and its baseline on a slow phone.
import { buildIfStale } from "#scripts/build-if-stale.ts";
import { startBaseline } from "./baseline.ts";
import { firstPresses, pressFirst } from "./first-press.ts";
import { judge } from "./goals.ts";
import { measurePage } from "./measure-page.ts";
import { readOptions } from "./options.ts";
import { changePage, pageChanges, pointers } from "./page-change.ts";
import { launchBrowser } from "./phone.ts";
import { startProgress } from "./progress.ts";
import {
  resultsFile,
  writeResults,
  type ChangeResult,
  type PageResult,
  type PeerResult,
  type PressResult,
} from "./results.ts";
import { median, medianOf } from "./statistics.ts";
import { disturbed, retry } from "./retry.ts";
import { beforeTable, changeTable, goalTable, paintTable, peerTable, pressTable, weightTable } from "./table.ts";

const options = readOptions(process.argv.slice(2));
const isMeasured = ({ from, path = from }: { from?: string; path?: string }) => options.pages.includes(path!);
const pairs = pageChanges.filter(isMeasured);
const firstOnes = firstPresses.filter(isMeasured);
/** Typical seconds for one step on two cores, for the estimate. */
const typical = { visit: 3.5, click: 6 };
const visits = options.pages.length * options.runs * (options.before ? 3 : 2) + (options.peer ? options.runs * 2 : 0);
const clicks = (pairs.length * pointers.length + firstOnes.length) * options.runs;

buildIfStale();
// Imported after the build, because the server reads the built files when it is loaded.
const { startSite } = await import("../server/site-server.ts");
const site = await startSite({ port: 0 });
const baseline = await startBaseline({ port: 0 });
const progress = startProgress({
  steps: visits + clicks,
  seconds: visits * typical.visit + clicks * typical.click,
});
const browser = await launchBrowser();

const pages = await measurePages();
const changes = await measureChanges();
const presses = await measurePresses();
const peer = options.peer ? await measurePeer(options.peer) : undefined;
const version = browser.version();
await browser.close();
await site.close();
await baseline.close();
progress.end();
const verdicts = judge(pages, changes, presses);
const run = { runs: options.runs, seconds: progress.seconds(), browser: version };
writeResults({ pages, changes, presses, peer, verdicts, disturbed }, run);

const tables = [paintTable(pages), weightTable(pages), changeTable(changes), pressTable(presses)];
if (peer) tables.push(peerTable(peer));
if (options.before) tables.push(beforeTable(pages));
console.log([...tables, goalTable(verdicts)].join("\n\n"));
console.log(
  `\nMedian of ${options.runs}, in ${Math.round(progress.seconds() / 60)} min; in brackets the ratio to the baseline. Written to ${resultsFile}.`,
);
console.log(`Measurements disturbed by other machines on this host: ${disturbed.length}.`);

/** Alternates between site, baseline and the earlier build, so that load on the machine affects all of them. */
async function measurePages(): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const path of options.pages) {
    const onSite = [];
    const onBaseline = [];
    const onBefore = [];
    for (let run = 0; run < options.runs; run++) {
      progress.step(`${path}, run ${run + 1}`);
      const visit = await retry(path, () => measurePage(browser, site.address + path));
      if (visit) onSite.push(visit);
      progress.step(`${path}, baseline ${run + 1}`);
      const bare = await retry(`baseline of ${path}`, () => measurePage(browser, baseline.address + path));
      if (bare) onBaseline.push(bare);
      if (!options.before) continue;
      progress.step(`${path}, earlier build ${run + 1}`);
      const old = await retry(`earlier build of ${path}`, () =>
        measurePage(browser, new URL(path, options.before).href),
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

async function measureChanges(): Promise<ChangeResult[]> {
  const results: ChangeResult[] = [];
  for (const pair of pairs) {
    const times = { mouse: [] as number[], touch: [] as number[] };
    for (let run = 0; run < options.runs; run++) {
      for (const pointer of pointers) {
        const what = `${pair.from} → ${pair.to} by ${pointer}`;
        progress.step(what);
        const took = await retry(what, () => changePage(browser, { address: site.address, ...pair, pointer }));
        if (took !== undefined) times[pointer].push(took);
      }
    }
    results.push({ ...pair, mouse: median(times.mouse), touch: median(times.touch) });
  }
  return results;
}

async function measurePresses(): Promise<PressResult[]> {
  const results: PressResult[] = [];
  for (const press of firstOnes) {
    const all: { took: number; script: number }[] = [];
    for (let run = 0; run < options.runs; run++) {
      progress.step(`first press: ${press.what}`);
      const one = await retry(press.what, () => pressFirst(browser, site.address, press));
      if (one) all.push(one);
    }
    const { took = NaN, script = NaN } = medianOf(all);
    results.push({ what: press.what, path: press.path, took, script, lost: options.runs - all.length });
  }
  return results;
}

/** Alternates between our home page and the peer, so that load on the machine affects both. */
async function measurePeer(address: string): Promise<PeerResult | undefined> {
  const ours = [];
  const theirs = [];
  for (let run = 0; run < options.runs; run++) {
    progress.step(`/ beside the peer, run ${run + 1}`);
    const own = await retry("/", () => measurePage(browser, `${site.address}/`));
    if (own) ours.push(own);
    progress.step(`peer, run ${run + 1}`);
    const other = await retry(address, () => measurePage(browser, address));
    if (other) theirs.push(other);
  }
  if (ours.length === 0 || theirs.length === 0) return undefined;
  return { address, peer: medianOf(theirs), site: medianOf(ours) };
}
