import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

export type TestPostgres = { database(): Promise<string>; stop(): Promise<void> };

/** A PostgreSQL server of its own for a test, or undefined, with a loud line, where none can be had. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const programs = findPrograms() ?? installPrograms();
  if (!programs) {
    console.error(
      "\n!!! NOT TESTED on PostgreSQL: it is not installed here, and only root on Debian can install it.\n",
    );
    return undefined;
  }
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? accountOf("postgres") : undefined;
  const folder = mkdtempSync(join(tmpdir(), "inbox-pg-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const made = spawnSync(join(programs, "initdb"), ["-D", data, "-U", "inbox", "-A", "trust", "-E", "UTF8", "-N"], {
    ...user,
    cwd: folder,
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const server = spawn(join(programs, "postgres"), ["-D", data, "-k", folder, "-h", "127.0.0.1", "-p", String(port)], {
    ...user,
    cwd: folder,
    stdio: "ignore",
  });
  const gone = new Promise((resolve) => server.once("exit", resolve));
  const address = (database: string) => `postgres://inbox@127.0.0.1:${port}/${database}`;
  await untilReady(address("postgres"));
  let number = 0;
  return {
    async database() {
      const name = `inbox_${number++}`;
      await run(address("postgres"), `create database ${name}`);
      return address(name);
    },
    async stop() {
      server.kill("SIGINT");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? "").split(":");
  return [...versions.map((version) => join(debian, version, "bin")), ...onPath, "/opt/homebrew/bin"].find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}

function installPrograms(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  console.log("Installing Debian's postgresql for the tests …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) => spawnSync("apt-get", args, { env, stdio: "inherit" }).status === 0;
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", "postgresql");
  return findPrograms();
}

function accountOf(name: string): { uid: number; gid: number } {
  const [uid, gid] = ["-u", "-g"].map((what) => Number(spawnSync("id", [what, name], { encoding: "utf8" }).stdout));
  return { uid: uid!, gid: gid! };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(address: string) {
  for (let tries = 0; ; tries++) {
    try {
      return await run(address, "select 1");
    } catch (error) {
      if (tries > 100) throw error;
      await wait(100);
    }
  }
}

async function run(address: string, statement: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}
