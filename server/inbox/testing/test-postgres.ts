import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";
import { vi } from "vitest";
import { findFreePort } from "#server/testing/http.ts";

/** Whether PostgreSQL is installed. Under CI it has to be, so that its tests cannot be skipped unnoticed. */
export function hasPostgres(): boolean {
  if (findPrograms()) return true;
  const advice = "NOT TESTED: the inbox with PostgreSQL, which is not installed. On Debian: apt-get install postgresql";
  if (process.env.CI) throw new Error(advice);
  console.warn(`\n${advice}\n`);
  return false;
}

/** A PostgreSQL server with its own data folder and port. */
export async function startPostgres() {
  const programs = findPrograms()!;
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? accountOf("postgres") : undefined;
  const folder = mkdtempSync(join(tmpdir(), "inbox-pg-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const data = join(folder, "data");
  const created = spawnSync(join(programs, "initdb"), ["-D", data, "-U", "inbox", "-A", "trust", "-E", "UTF8", "-N"], {
    ...options,
    encoding: "utf8",
  });
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr}`);
  const port = await findFreePort();
  const url = (database: string) => `postgres://inbox@127.0.0.1:${port}/${database}`;
  let server = await start();
  let number = 0;

  async function start() {
    const args = ["-D", data, "-k", folder, "-h", "127.0.0.1", "-p", String(port)];
    const started = spawn(join(programs, "postgres"), args, { ...options, stdio: "ignore" });
    await vi.waitFor(() => run(url("postgres"), "select 1"), { timeout: 30_000, interval: 100 });
    return started;
  }
  /** SIGINT is PostgreSQL's fast shutdown, which ends every connection; after SIGQUIT it has to recover. */
  async function stop(signal: "SIGINT" | "SIGQUIT" = "SIGINT") {
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
  }

  return {
    async createDatabase() {
      const name = `inbox_${number++}`;
      await run(url("postgres"), `create database ${name}`);
      return url(name);
    },
    /** Changes a setting of the whole server. */
    async run(statement: string) {
      await run(url("postgres"), statement);
      await run(url("postgres"), "select pg_reload_conf()");
    },
    async restart(kind?: "crash") {
      await stop(kind && "SIGQUIT");
      server = await start();
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? "").split(delimiter);
  return [...versions.map((version) => join(debian, version, "bin")), ...onPath, "/opt/homebrew/bin"].find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}

function accountOf(name: string): { uid: number; gid: number } {
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout));
  return { uid: uid!, gid: gid! };
}

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
