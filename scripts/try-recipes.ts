// npm run try-recipes: starts nginx and Caddy with the settings the build writes, and asks them for everything.
import { spawnSync } from "node:child_process";
import { buildIsFresh } from "#postbuild/build-stamp.ts";
import { run } from "./setup.mjs";
import { ask } from "./recipes/ask.ts";
import { checkHost } from "./recipes/check-host.ts";
import { findProgram, startCaddy, startNginx, type Host } from "./recipes/start-hosts.ts";
import { readPlan } from "./recipes/read-plan.ts";

if (!buildIsFresh()) run("npm", ["run", "--silent", "build"]);
const plan = readPlan();
const { startSite } = await import("#server/site-server.ts");
let failed = false;

const ours = await startSite({ port: 0 });
await report("our own server", ours.address);
ours.close();

await tryHost("nginx", "apt-get install nginx libnginx-mod-http-brotli-static", async () => {
  const host = await startNginx(plan, { http: 4432, https: 4433 });
  const redirect = await ask(`${host.plainAddress}/about?a=1`);
  if (redirect.status !== 301 || redirect.headers.location !== "https://localhost/about?a=1") {
    fail(`nginx: http leads to ${redirect.status} ${redirect.headers.location}`);
  }
  return host;
});
await tryHost("caddy", "apt-get install caddy", async () => {
  for (const file of ["Caddyfile", "Caddyfile.container"]) {
    const read = spawnSync(findProgram("caddy")!, [
      "adapt",
      "--adapter",
      "caddyfile",
      "--config",
      `build/host/${file}`,
    ]);
    if (read.status !== 0) fail(`build/host/${file}: ${read.stderr.toString()}`);
  }
  return startCaddy(plan, { http: 4434 });
});
process.exit(failed ? 1 : 0);

async function tryHost(program: string, install: string, start: () => Promise<Host>) {
  if (!findProgram(program)) return console.log(`${program}: not installed, not tried (${install}).`);
  const host = await start();
  await report(host.name, host.address);
  const slash = await ask(`${host.address}/about/`);
  if (slash.status !== 301 || slash.headers.location !== "/about") {
    fail(`${host.name}: /about/ leads to ${slash.status} ${slash.headers.location}`);
  }
  const away = await ask(`${host.address}//other.example/`);
  if (/^(\/\/|\/\\|https?:)/.test(away.headers.location ?? ""))
    fail(`${host.name}: leads away to ${away.headers.location}`);
  await host.stop();
}

async function report(name: string, address: string) {
  const { checked, faults } = await checkHost(address, plan);
  for (const fault of faults) fail(`${name}: ${fault}`);
  console.log(`${name}: ${checked - faults.length} of ${checked} as they should be.`);
}

function fail(fault: string) {
  failed = true;
  console.error(fault);
}
