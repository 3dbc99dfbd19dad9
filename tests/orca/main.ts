// npm run screen-reader: hears the site as Orca reads it in Firefox, and compares that with the transcripts kept here.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSite } from "#server/site-server.ts";
import { buildIfStale } from "#scripts/build-if-stale.ts";
import { Desktop, DesktopError } from "./desktop.ts";
import { HeardFault, Reader } from "./reader.ts";
import { walks } from "./walks/all.ts";

const update = process.argv.includes("--update");
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const kept = fileURLToPath(new URL("transcripts", import.meta.url));
const heard = fileURLToPath(new URL("../../.cache/orca", import.meta.url));

// Exiting stops the desktop; a signal alone would leave it running.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
buildIfStale();
const site = await startSite({ port: 0 });
let desktopWorks = false;
let failed = false;
for (const [name, walk] of Object.entries(walks)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const began = Date.now();
  let fault = await hear(name, walk);
  if (fault && !update) {
    // A busy machine can delay what is said.
    console.log(`${name}: once more, because:\n${fault.message}`);
    fault = await hear(name, walk);
  }
  // scripts/screen-reader.mjs tells this status from a failure.
  if (fault && !desktopWorks) process.exit(75);
  failed ||= Boolean(fault);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${name}: ${fault ? `FAILED\n${fault.message}` : "passed"} (${seconds} s)`);
}
await site.close();
if (failed) console.log("If the site should now sound like this: npm run screen-reader -- --update");
process.exit(failed ? 1 : 0);

/** Takes one walk and returns what is wrong, if anything. */
async function hear(name: string, walk: (reader: Reader) => Promise<void>): Promise<Error | undefined> {
  let desktop: Desktop | undefined;
  let reader: Reader | undefined;
  let fault: Error | undefined;
  try {
    desktop = await Desktop.start();
    reader = new Reader(desktop, site.address);
    await walk(reader);
  } catch (error) {
    if (!(error instanceof DesktopError || error instanceof HeardFault)) throw error;
    fault = error;
  } finally {
    desktop?.stop();
  }
  if (!reader || fault instanceof DesktopError) return fault;
  desktopWorks = true;
  const [expected, actual] = [kept, heard].map((folder) => join(folder, `${name}.txt`)) as [string, string];
  write(actual, reader.transcript());
  if (fault) return fault;
  if (update) write(expected, reader.transcript());
  const { status, stdout } = spawnSync("git", ["diff", "--no-index", expected, actual], { encoding: "utf8" });
  return status === 0 ? undefined : new HeardFault(`It sounds different:\n${stdout}`);
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
