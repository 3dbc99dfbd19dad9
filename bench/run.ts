// npm run bench [-- --pages=/about,/media --runs=3 --record]: measures pages beside their floor and first presses on a
// slow phone, and compares them with bench/results.json. With --record they replace what that file has.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { sitePaths } from "#app/page/site-paths.ts";
import { run as runProgram, stop } from "#scripts/run.mjs";
import { startSite } from "#server/site-server.ts";
import { firstPresses, pressFirst } from "./first-press.ts";
import { startFloor } from "./floor.ts";
import { launchBrowser } from "./phone.ts";
import { medianOf, mergeResults, readRecord, recordFile, writeResults, type Results } from "./results.ts";
import { visit, type Visit } from "./visit.ts";

const { values } = parseArgs({
  options: { pages: { type: "string" }, runs: { type: "string", default: "3" }, record: { type: "boolean" } },
});
const pages: string[] = values.pages?.split(",") ?? [...sitePaths];
const unknown = pages.filter((page) => !(sitePaths as readonly string[]).includes(page));
if (unknown.length > 0) stop(`Unknown page: ${unknown.join(", ")}. The pages are: ${sitePaths.join(" ")}`);
const runs = Number(values.runs);
if (!(runs >= 1)) stop("--runs must be a number from 1.");

runProgram("node", ["scripts/build.mjs", "--if-stale"]);
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
  pages: {},
  presses: {},
};
console.log("Do not use the machine meanwhile.");
const before = processorTime();
for (const path of pages) await measurePage(path);
for (const press of firstPresses) if (pages.includes(press.path.split("#")[0]!)) await measurePress(press);
await browser.close();
await site.close();
await floor.close();

const record = readRecord();
showPages(record);
showPresses(record);
const after = processorTime();
const stolen = (after.stolen - before.stolen) / (after.all - before.all || 1);
console.log(`Medians of ${runs}. A shared host gave ${(stolen * 100).toFixed(1)} % of the time to other machines.`);
if (values.record) writeResults(recordFile, mergeResults(record, results));
else writeResults(".cache/bench.json", results);
console.log(`Written to ${values.record ? recordFile : ".cache/bench.json; --record writes to bench/results.json"}.`);

/** Alternates between page and floor, so that load on the machine affects both. */
async function measurePage(path: string) {
  const visits: Record<"site" | "floor", Visit[]> = { site: [], floor: [] };
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

/** A measurement that fails is reported and left out. */
async function measure<Result>(what: string, take: () => Promise<Result>): Promise<Result | undefined> {
  console.log(what);
  try {
    return await take();
  } catch (error) {
    console.error(`${what}: ${String(error).split("\n")[0]}`);
    return undefined;
  }
}

/** Times differ between machines, so what is compared with the record is the ratio to the floor. */
function showPages(record?: Results) {
  const rows = Object.entries(results.pages).map(([path, { site, floor }]) => {
    const was = record?.pages[path];
    const ratios = (paint: "firstPaint" | "largestPaint") => ({
      [paint]: rounded(site[paint]),
      [`${paint} / floor`]: rounded(site[paint] / floor[paint], 2),
      [`${paint} / floor was`]: was && rounded(was.site[paint] / was.floor[paint], 2),
    });
    return [
      path,
      {
        ...ratios("firstPaint"),
        ...ratios("largestPaint"),
        blocking: rounded(site.blocking),
        "blocking of floor": rounded(floor.blocking),
        shift: rounded(site.shift, 3),
        kB: rounded(site.total / 1000, 1),
        "kB was": was && rounded(was.site.total / 1000, 1),
      },
    ] as const;
  });
  console.table(Object.fromEntries(rows));
}

function showPresses(record?: Results) {
  const rows = Object.entries(results.presses).map(([what, { took, script, lost }]) => {
    const was = record?.presses[what];
    const now = { "took, ms": rounded(took), "script, kB": rounded(script / 1000, 1), lost };
    return [what, { ...now, "took was": was && rounded(was.took), "script was": was && rounded(was.script / 1000, 1) }];
  });
  console.table(Object.fromEntries(rows));
}

function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

/** Processor time since boot, in ticks. `stolen` is what the host gave to other machines; only Linux reports it. */
function processorTime() {
  if (!existsSync("/proc/stat")) return { all: 0, stolen: 0 };
  // The first line: cpu user nice system idle iowait irq softirq steal …
  const [, ...ticks] = readFileSync("/proc/stat", "utf8").split("\n")[0]!.split(/\s+/).map(Number);
  return { all: ticks.slice(0, 8).reduce((sum, time) => sum + time, 0), stolen: ticks[7]! };
}
