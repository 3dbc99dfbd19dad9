// npm run grade: the score that Mozilla's Observatory would give, for our own server and for each host we have a recipe for.
import { readFileSync } from "node:fs";
import { buildIsFresh } from "./build-stamp.ts";
import { gradeAnswer, type Grade } from "./observatory.ts";
import { ask } from "./recipes/ask.ts";
import { readPlan } from "./recipes/read-plan.ts";
import { findProgram, startCaddy, startNginx } from "./recipes/start-hosts.ts";
import { run } from "./setup.mjs";
import { readStaticHostHeaders } from "./static-host-headers.ts";

const wanted = 130;
if (!buildIsFresh()) run("npm", ["run", "--silent", "build"]);
const plan = readPlan();
const { startSite } = await import("#server/site-server.ts");
const found: [string, Grade][] = [];

const ours = await startSite({ port: 0 });
found.push(["our own server", await gradeOf(ours.address)]);
ours.close();

const html = readFileSync("build/client/index.html", "utf8");
const stated = readStaticHostHeaders("/");
stated.set("content-type", "text/html");
found.push(["static hosts (_headers)", grade(stated, html)]);

for (const [program, start] of [
  ["nginx", () => startNginx(plan, { http: 4432 })],
  ["caddy", () => startCaddy(plan, { http: 4434 })],
] as const) {
  if (!findProgram(program)) {
    console.log(`${program} is not installed here, so what it sends is not graded.`);
    continue;
  }
  const host = await start();
  found.push([host.name, await gradeOf(host.address)]);
  await host.stop();
}

for (const { subject, result, points } of found[0]![1].rows) {
  console.log(`${String(points > 0 ? `+${points}` : points).padStart(4)}  ${subject}: ${result}`);
}
console.log();
for (const [name, { score, grade, rows }] of found) {
  const differs = rows.some((row, i) => row.result !== found[0]![1].rows[i]!.result);
  console.log(`${name}: ${score} (${grade})${differs ? ", with other results than above" : ""}`);
}
console.log(`
Taken for granted, because it cannot be seen on one machine: the host speaks https with a valid certificate and sends http
visitors there. Five points more once the host is in the browsers' own list: submit it at hstspreload.org after publishing.`);
if (found.some(([, { score }]) => score < wanted)) {
  console.error(`At least ${wanted} is wanted.`);
  process.exit(1);
}

async function gradeOf(address: string): Promise<Grade> {
  const { headers, body } = await ask(address + "/");
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return grade(new Headers(pairs), body.toString());
}

function grade(headers: Headers, html: string): Grade {
  return gradeAnswer({ headers, html, redirection: "redirection-to-https", preloaded: false });
}
