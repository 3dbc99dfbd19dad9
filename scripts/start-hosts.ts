// Starts the servers that our recipes are for, on loopback, with the settings that the build writes.
import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { caddyfile } from "#postbuild/recipes/caddy.ts";
import { deskCaddy, deskNginx } from "#postbuild/recipes/desk.ts";
import { headerPlan, type HeaderPlan } from "#postbuild/recipes/header-plan.ts";
import { nginxConf, type NginxPlace } from "#postbuild/recipes/nginx.ts";

export const deskHost = "desk.localhost";
const root = resolve("build/client");
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export type Host = {
  name: string;
  address: string;
  plainAddress?: string;
  stop: () => Promise<void>;
};

/** The plan of the site as it was built. */
export const readPlan = () => headerPlan(readFileSync("build/policy.txt", "utf8"));

/** Whether a program can be run, under any of the places a package may put it. */
export function findProgram(name: string): string | undefined {
  return [name, `/usr/sbin/${name}`, `/usr/local/bin/${name}`].find(
    (place) => spawnSync(place, ["version"], { stdio: "ignore" }).error === undefined,
  );
}

/** One worker, as our own server is one process. */
export async function startNginx(
  plan: HeaderPlan,
  { http, https, api }: { http: number; https?: number; api?: string },
): Promise<Host> {
  const home = mkdtempSync(join(tmpdir(), "nginx-"));
  const brotli = existsSync(brotliModule);
  const listen: NginxPlace["listen"] = https
    ? { http: `127.0.0.1:${http}`, https: `127.0.0.1:${https}`, ...makeCertificate(home) }
    : { http: `127.0.0.1:${http}` };
  const site = nginxConf(plan, { root, host: "localhost", listen, brotli, api });
  writeFileSync(join(home, "site.conf"), site + deskNginx({ host: deskHost, listen, desk: api }));
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(home, "nginx.conf"),
    [
      ...(brotli ? [`load_module ${brotliModule};`] : []),
      ...(process.getuid?.() === 0 ? ["user root;"] : []),
      "daemon off;",
      "worker_processes 1;",
      `pid ${home}/nginx.pid;`,
      "error_log stderr warn;",
      "events { worker_connections 1024; }",
      "http {",
      "  access_log off;",
      "  sendfile on;",
      "  keepalive_requests 100000;",
      ...places.map((place) => `  ${place}_temp_path ${home}/${place};`),
      `  include ${home}/site.conf;`,
      "}",
    ].join("\n"),
  );
  const child = spawn(findProgram("nginx") ?? "nginx", ["-c", join(home, "nginx.conf"), "-p", home], {
    stdio: "inherit",
  });
  const address = https ? `https://localhost:${https}` : `http://localhost:${http}`;
  return waitUntilReady(
    { name: "nginx", address, plainAddress: `http://localhost:${http}` },
    child,
    https ?? http,
    home,
  );
}

export async function startCaddy(plan: HeaderPlan, { http, api }: { http: number; api?: string }): Promise<Host> {
  const home = mkdtempSync(join(tmpdir(), "caddy-"));
  const settings = join(home, "Caddyfile");
  const quiet = "{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n";
  const site = caddyfile(plan, { root, address: `http://localhost:${http}`, api });
  writeFileSync(settings, quiet + site + deskCaddy({ host: `http://${deskHost}:${http}`, desk: api }));
  mkdirSync(join(home, "data"));
  const child = spawn(findProgram("caddy") ?? "caddy", ["run", "--adapter", "caddyfile", "--config", settings], {
    stdio: ["ignore", "inherit", "pipe"],
    env: { ...process.env, XDG_DATA_HOME: join(home, "data"), XDG_CONFIG_HOME: home },
  });
  let stderr = "";
  child.stderr!.on("data", (text: Buffer) => (stderr += text.toString()));
  child.on("exit", (code) => code && console.error(stderr));
  return waitUntilReady({ name: "Caddy", address: `http://localhost:${http}` }, child, http, home);
}

function makeCertificate(home: string) {
  const [certificate, key] = [join(home, "certificate.pem"), join(home, "key.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", ...kind, ...subject, "-out", certificate, "-keyout", key], { stdio: "ignore" });
  return { certificate, key };
}

async function waitUntilReady(
  about: Omit<Host, "stop">,
  child: ChildProcess,
  port: number,
  home: string,
): Promise<Host> {
  const stop = async () => {
    const exited = new Promise((done) => child.once("exit", done));
    if (child.exitCode === null && child.kill()) await exited;
    rmSync(home, { recursive: true, force: true });
  };
  const end = Date.now() + 10_000;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`${about.name} did not start.`);
    }
    await new Promise((next) => setTimeout(next, 100));
  }
  return { ...about, stop };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => (socket.destroy(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}
