// npm run bench:load: our server beside nginx, the same files, the same minute, one process each, over loopback.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { run, stop } from "#scripts/run.mjs";
import { findProgram, readPlan, startNginx } from "#scripts/start-hosts.ts";
import { drive, type Load } from "./drive.ts";
import { median } from "./results.ts";

const rounds = 3;
const seconds = 5;
const connections = 32;

for (const [program, install] of [
  ["nginx", "nginx libnginx-mod-http-brotli-static"],
  ["wrk", "wrk"],
] as const) {
  if (!findProgram(program)) stop(`bench:load compares with nginx and drives with wrk: apt-get install ${install}`);
}
run("node", ["scripts/build.mjs", "--if-stale"]);

const fileIn = (folder: string, ending: string) =>
  `/${folder}/${readdirSync(`build/client/${folder}`).find((name) => name.endsWith(ending))}`;
const targets: { what: string; path: string; headers: Record<string, string> }[] = [
  { what: "a page", path: "/about", headers: { "Accept-Encoding": "gzip, br" } },
  { what: "a script", path: fileIn("assets", ".js"), headers: { "Accept-Encoding": "gzip, br" } },
  { what: "64 kB of a sound", path: fileIn("audio", ".mp3"), headers: { Range: "bytes=1000000-1065535" } },
];

const ours = await startOurs();
const nginx = await startNginx(readPlan(), { http: Number(process.env.RECIPE_PORT || 4432) });
console.log(
  `${targets.length} addresses, ${rounds} rounds of ${seconds} s on each server, ${connections} connections: about ${Math.ceil((targets.length * rounds * 2 * (seconds + 0.5)) / 60)} min.\n`,
);
// A short while first: code is compiled and files are in memory before anything counts.
for (const { path, headers } of targets) await drive(ours.address + path, { headers, connections, seconds: 1 });
const memoryBefore = memoryOf(ours.pid);
const memory: number[] = [];
let errors = 0;

const rows: Record<string, Record<string, number>> = {};
for (const { what, path, headers } of targets) {
  const loads: Record<"ours" | "nginx", Load[]> = { ours: [], nginx: [] };
  for (let round = 0; round < rounds; round++) {
    loads.ours.push(await drive(ours.address + path, { headers, connections, seconds }));
    loads.nginx.push(await drive(nginx.address + path, { headers, connections, seconds }));
    memory.push(memoryOf(ours.pid));
  }
  errors += loads.ours.reduce((sum, load) => sum + load.errors, 0);
  const of = (server: keyof typeof loads, name: "perSecond" | "p99") =>
    Math.round(median(loads[server].map((load) => load[name])) * 10) / 10;
  rows[what] = {
    "answers a second": of("ours", "perSecond"),
    "of nginx": of("nginx", "perSecond"),
    "p99, ms": of("ours", "p99"),
    "p99 of nginx": of("nginx", "p99"),
  };
}
await nginx.stop();
ours.stop();

console.table(rows);
const mb = (kilobytes: number) => Math.round(kilobytes / 1024);
console.log(`\nErrors of our server: ${errors}.`);
console.log(
  `Memory of our server, MB: ${mb(memoryBefore)} warmed up, then after each round ${memory.map(mb).join(" ")}.`,
);
process.exit(errors > 0 ? 1 : 0);

/** In a process of its own, as it is run for visitors. */
async function startOurs() {
  const child = spawn(process.execPath, ["--import", "tsx", "server/serve.ts"], {
    env: { ...process.env, PORT: "0", NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const address = /http:\/\/\S+/.exec(line)![0].replace("localhost", "127.0.0.1");
  return { address, pid: child.pid!, stop: () => child.kill() };
}

/** What the process holds of the machine's memory, in kB. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]);
}
