// npm run bench [-- --pages=/about,/media --runs=3 --record]: measures pages beside their floor, first presses and page
// changes on a slow phone, and compares them with bench/results.json. With --record they replace what that file has.
import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { sitePaths } from "#app/page/site-paths.ts";
import { buildIfStale } from "#scripts/build-if-stale.ts";
import { stop } from "#scripts/run.mjs";
import { firstPresses, pressFirst } from "./first-press.ts";
import { changePage, pageChanges, pointers } from "./page-change.ts";
import { launchBrowser } from "./phone.ts";
import { medianOf, mergeResults, readRecord, recordFile, writeResults, type Results } from "./results.ts";
import { changeTable, pageTable, pressTable } from "./table.ts";
import { disturbed, undisturbed } from "./undisturbed.ts";
import { visit } from "./visit.ts";

const { values } = parseArgs({
  options: { pages: { type: "string" }, runs: { type: "string", default: "3" }, record: { type: "boolean" } },
});
const pages: string[] = values.pages?.split(",") ?? [...sitePaths];
const unknown = pages.filter((page) => !(sitePaths as readonly string[]).includes(page));
if (unknown.length > 0) stop(`Unknown page: ${unknown.join(", ")}. The pages are: ${sitePaths.join(" ")}`);
const runs = Number(values.runs);
if (!(runs >= 1)) stop("--runs must be a number from 1.");

buildIfStale();
// Imported after the build, because the server reads the built files when it is loaded.
const { startSite } = await import("../server/site-server.ts");
const { startFloor } = await import("./floor.ts");
const site = await startSite({ port: 0 });
const floor = await startFloor();
const browser = await launchBrowser();
const results: Results = {
  measured: {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" }).trim(),
    machine: `${cpus().length} × ${cpus()[0]!.model}`,
    browser: `Chromium ${browser.version()}`,
    runs,
  },
  ...{ pages: {}, presses: {}, changes: {} },
};
console.log("Do not use the machine meanwhile.");
for (const path of pages) await measurePage(path);
for (const press of firstPresses) if (pages.includes(press.path.split("#")[0]!)) await measurePress(press);
for (const change of pageChanges) if (pages.includes(change.from)) await measureChange(change);
await browser.close();
await site.close();
await floor.close();

const record = readRecord();
console.log([pageTable, pressTable, changeTable].map((table) => table(results, record)).join("\n\n"));
console.log(`\nMedians of ${runs}. Disturbed by other machines on this host: ${disturbed.length}.`);
if (values.record) writeResults(recordFile, mergeResults(record, results));
else writeResults(".cache/bench.json", results);
console.log(`Written to ${values.record ? recordFile : ".cache/bench.json; --record writes to bench/results.json"}.`);

/** Alternates between page and floor, so that load on the machine affects both. */
async function measurePage(path: string) {
  const visits = { site: [] as Awaited<ReturnType<typeof visit>>[], floor: [] as Awaited<ReturnType<typeof visit>>[] };
  for (let run = 1; run <= runs; run++) {
    for (const [name, { address }] of Object.entries({ site, floor }) as ["site" | "floor", typeof site][]) {
      const one = await measure(`${path} (${name}), run ${run}`, () => visit(browser, address + path));
      if (one) visits[name].push(one);
    }
  }
  const [ours, bare] = [medianOf(visits.site), medianOf(visits.floor)];
  if (ours && bare) results.pages[path] = { site: ours, floor: bare };
}

async function measurePress(press: (typeof firstPresses)[number]) {
  const all = [];
  for (let run = 1; run <= runs; run++) {
    const one = await measure(`${press.what}, run ${run}`, () => pressFirst(browser, site.address, press));
    if (one) all.push(one);
  }
  results.presses[press.what] = { ...(medianOf(all) ?? { took: NaN, script: NaN }), lost: runs - all.length };
}

async function measureChange({ from, to }: (typeof pageChanges)[number]) {
  const all = [];
  for (let run = 1; run <= runs; run++) {
    const took = { mouse: NaN, touch: NaN };
    for (const pointer of pointers) {
      const change = { address: site.address, from, to, pointer };
      took[pointer] = (await measure(`${from} → ${to}, ${pointer}`, () => changePage(browser, change))) ?? NaN;
    }
    all.push(took);
  }
  results.changes[`${from} → ${to}`] = medianOf(all)!;
}

function measure<Result>(what: string, take: () => Promise<Result>) {
  console.log(what);
  return undisturbed(what, take);
}
