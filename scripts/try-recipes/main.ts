// npm run try-recipes: starts nginx, Caddy and our own server with the settings the build writes, and checks what they send.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { startSite } from "#server/site-server.ts";
import { buildIfStale } from "#scripts/build-if-stale.ts";
import { request } from "./request.ts";
import { checkHost } from "./check-host.ts";
import { findProgram, startCaddy, startNginx, type Host } from "./start-hosts.ts";
import { readPlan } from "./read-plan.ts";

buildIfStale();
const plan = readPlan();
const port = Number(process.env.RECIPE_PORT || 4432);
let failed = false;

const ours = await startSite({ port: 0 });
await report("our own server", ours.address);
await ours.close();
await tryUnit("build/host/nada-shanti.service");

// Stub for our server that echoes what the proxy sent.
const inbox = createServer(({ method, url, headers }, response) => {
  response.writeHead(201, { ...plan.always, "Cache-Control": "no-store" });
  response.end(JSON.stringify({ method, url, headers }));
});
await once(inbox.listen(0, "127.0.0.1"), "listening");
const api = `127.0.0.1:${(inbox.address() as AddressInfo).port}`;

await tryHost("nginx", "apt-get install nginx libnginx-mod-http-brotli-static", async () => {
  const host = await startNginx(plan, { http: port, https: port + 1, api });
  const redirect = await request(`${host.plainAddress}/about?a=1`, { host: "other.example" });
  if (redirect.status !== 301 || redirect.headers.location !== "https://localhost/about?a=1") {
    fail(`nginx: http leads to ${redirect.status} ${redirect.headers.location}`);
  }
  return host;
});
await tryHost("caddy", "apt-get install caddy", async () => {
  for (const file of ["Caddyfile", "Caddyfile.container"]) {
    const args = ["adapt", "--adapter", "caddyfile", "--config", `build/host/${file}`];
    const read = spawnSync(findProgram("caddy")!, args);
    if (read.status !== 0) fail(`build/host/${file}: ${read.stderr.toString()}`);
  }
  return startCaddy(plan, { http: port + 2, api });
});
process.exit(failed ? 1 : 0);

async function tryHost(program: string, install: string, start: () => Promise<Host>) {
  if (!findProgram(program)) return console.log(`${program}: not installed, not tried (${install}).`);
  const host = await start();
  await report(host.name, host.address);
  const slash = await request(`${host.address}/about/`);
  if (slash.status !== 301 || slash.headers.location !== "/about") {
    fail(`${host.name}: /about/ leads to ${slash.status} ${slash.headers.location}`);
  }
  const away = await request(`${host.address}//other.example/`);
  if (/^(\/\/|\/\\|https?:)/.test(away.headers.location ?? ""))
    fail(`${host.name}: redirects to another host: ${away.headers.location}`);
  await tryProxy(host);
  await host.stop();
}

/** What is posted reaches the inbox, under the address the proxy saw, and the response comes back unchanged. */
async function tryProxy({ name, address }: Host) {
  const { status, headers, body } = await request(
    `${address}/api/messages?a=1`,
    { "x-forwarded-for": "6.6.6.6" },
    "POST",
  );
  if (status !== 201) return fail(`${name}: /api/ is answered with ${status}`);
  const seen = JSON.parse(body.toString()) as { method: string; url: string; headers: IncomingHttpHeaders };
  const found = {
    request: `${seen.method} ${seen.url}`,
    host: seen.headers.host,
    from: seen.headers["x-forwarded-for"],
    cache: headers["cache-control"],
    ...Object.fromEntries(Object.keys(plan.always).map((header) => [header, headers[header.toLowerCase()]])),
  };
  const wanted = {
    request: "POST /api/messages?a=1",
    host: "localhost",
    from: "127.0.0.1",
    cache: "no-store",
    ...plan.always,
  };
  if (JSON.stringify(found) !== JSON.stringify(wanted)) fail(`${name}: /api/ gives ${JSON.stringify(found)}`);
  else console.log(`${name}: /api/ is passed on correctly.`);
}

/** Runs the unit's own command, in this folder and on a free port; systemd itself only reads the file. */
async function tryUnit(file: string) {
  const unit = readFileSync(file, "utf8");
  if (findProgram("systemd-analyze")) {
    const { stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
    // The folder and the user of the unit are on the server.
    if (/Unknown|Failed to parse|Invalid/i.test(stderr)) fail(`${file}: ${stderr}`);
  }
  const [program = "", ...args] = /^ExecStart=(.*)$/m.exec(unit)![1]!.split(" ");
  const settings = /^Environment=(.*)$/m
    .exec(unit)![1]!
    .split(" ")
    .map((setting) => setting.split("="));
  const command = program === "/usr/bin/node" ? process.execPath : program;
  const env = { ...process.env, ...Object.fromEntries(settings), PORT: "0" };
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const { status } = await request(`${/http:\S+/.exec(line)![0]}/about`);
  child.kill("SIGTERM");
  const [code] = (await once(child, "exit")) as [number | null];
  if (status !== 200 || code !== 0) fail(`${file}: /about is ${status}; stopped with ${code}`);
  else console.log(`${file}: starts, serves and stops.`);
}

async function report(name: string, address: string) {
  const { checked, faults } = await checkHost(address, plan);
  for (const fault of faults) fail(`${name}: ${fault}`);
  console.log(`${name}: ${checked - faults.length} of ${checked} checks passed.`);
}

function fail(fault: string) {
  failed = true;
  console.error(fault);
}
