import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openFile } from "#server/inbox/store/sqlite.ts";
import { openStore } from "#server/inbox/store/store.ts";
import {
  letter,
  post,
  startTestInbox,
  temporaryFolder,
  testSettings,
  whole,
} from "#server/inbox/testing/test-inbox.ts";
import { startPostgres } from "#server/inbox/testing/test-postgres.ts";

/** Generous: a busy machine is slow, and only the locked store is timed. */
const slow = { timeout: 90_000 };
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
}, 30_000);

test(
  "killed three times amid 1,000 posts, the server lost nothing it had acknowledged and kept nothing twice",
  slow,
  async () => {
    const { folder, remove } = temporaryFolder();
    cleanUp.push(remove);
    const figures = await killAmidPosts(join(folder, "inbox.db"), { posts: 1000, killsAt: [150, 400, 700] });
    console.log(`SIGKILL, SQLite: ${JSON.stringify(figures)}`);
    expect(figures).toMatchObject({ acknowledged: 1000, stored: 1000, lost: 0, twice: 0, mailsWaiting: 1000 });
    expect(figures.kills).toBe(3);
  },
);

test("the same holds on PostgreSQL", slow, async ({ skip }) => {
  const postgres = await startPostgres();
  if (!postgres) return skip();
  cleanUp.push(() => postgres.stop());
  const figures = await killAmidPosts(await postgres.database(), { posts: 300, killsAt: [120] });
  console.log(`SIGKILL, PostgreSQL: ${JSON.stringify(figures)}`);
  expect(figures).toMatchObject({ acknowledged: 300, stored: 300, lost: 0, twice: 0, mailsWaiting: 300 });
});

test(
  "while the store is locked a post is answered with 503, not kept, and taken once the lock is gone",
  slow,
  async () => {
    const inbox = await startTestInbox();
    cleanUp.push(inbox.close);
    const body = whole();
    const other = openFile(inbox.settings.store.kind === "sqlite" ? inbox.settings.store.file : "");
    other.exec("begin immediate");
    const began = Date.now();
    const refused = await inbox.post("/api/messages", body);
    expect(refused).toMatchObject({ status: 503, text: '{"code":"unavailable"}\n' });
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(Date.now() - began).toBeLessThan(10_000);
    other.exec("rollback");
    other.close();
    expect(await inbox.messages()).toEqual([]);
    expect((await inbox.post("/api/messages", body)).status).toBe(201);
  },
);

test("a lock that passes is waited for", slow, async () => {
  const inbox = await startTestInbox();
  cleanUp.push(inbox.close);
  const other = openFile(inbox.settings.store.kind === "sqlite" ? inbox.settings.store.file : "");
  other.exec("begin immediate");
  setTimeout(() => other.exec("rollback"), 500);
  expect((await inbox.post("/api/messages", whole())).status).toBe(201);
  other.close();
});

test(
  "on a full disk a post is answered with 503, what was kept stays, and posts are taken again once there is room",
  slow,
  async () => {
    const { folder, remove } = temporaryFolder();
    cleanUp.push(remove);
    const disk = join(folder, "disk");
    mkdirSync(disk);
    // A disk of half a megabyte, where we may make one; elsewhere the test has nothing to fill.
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=512k", "tmpfs", disk]).status !== 0)
      return console.error("\n!!! NOT TESTED on a full disk: only root may make a small one.\n");
    cleanUp.push(() => spawnSync("umount", ["--lazy", disk]));
    const inbox = await startTestInbox({ inbox: join(disk, "inbox.db") });
    cleanUp.push(inbox.close);
    writeFileSync(join(disk, "ballast"), Buffer.alloc(150_000));
    const long = "x".repeat(15_000);
    let kept = 0;
    let refused;
    for (let i = 0; i < 50 && !refused; i++) {
      const { status, text } = await inbox.post("/api/messages", whole({ message: long }));
      if (status === 201) kept += 1;
      else refused = { status, text };
    }
    expect(kept).toBeGreaterThan(0);
    expect(refused).toEqual({ status: 503, text: '{"code":"unavailable"}\n' });
    expect(await inbox.messages()).toHaveLength(kept);
    rmSync(join(disk, "ballast"));
    expect((await inbox.post("/api/messages", whole({ message: long }))).status).toBe(201);
    expect(await inbox.messages()).toHaveLength(kept + 1);
  },
);

test("a database server that is not there is said to be so", slow, async () => {
  // Nothing listens there.
  await expect(openStore(testSettings("postgres://nobody@127.0.0.1:9/none").store)).rejects.toThrow("not available");
});

/** Posts letters, twenty at a time, to a server that is killed now and then. Whoever gets no answer posts again. */
async function killAmidPosts(inbox: string, { posts, killsAt }: { posts: number; killsAt: number[] }) {
  let server = await startServer(inbox);
  cleanUp.push(() => server.process.kill("SIGKILL"));
  const acknowledged = new Set<string>();
  const keys = Array.from({ length: posts }, (_, i) => `kill-test-key-${String(i).padStart(6, "0")}`);
  const kills = [...killsAt];
  let lost = 0;
  let restarting: Promise<void> | undefined;
  let next = 0;

  async function restart() {
    server.process.kill("SIGKILL");
    const known = [...acknowledged];
    await once(server.process, "exit");
    const kept = new Set((await keptRows(inbox)).map(({ key }) => key));
    lost += known.filter((key) => !kept.has(key)).length;
    server = await startServer(inbox);
    restarting = undefined;
  }
  async function sendUntilAcknowledged(key: string) {
    for (;;) {
      await restarting;
      const answer = await post(`${server.address}/api/messages`, whole({ key, subject: key })).catch(() => undefined);
      if (answer && answer.status < 300) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    acknowledged.add(key);
    if (kills.length > 0 && acknowledged.size >= kills[0]! && !restarting) {
      kills.shift();
      restarting = restart();
    }
  }
  async function sender() {
    while (next < keys.length) await sendUntilAcknowledged(keys[next++]!);
  }
  await Promise.all(Array.from({ length: 20 }, sender));
  await restarting;
  const rows = await keptRows(inbox);
  const stored = rows.length;
  lost += [...acknowledged].filter((key) => !rows.some((row) => row.key === key)).length;
  const twice = stored - new Set(rows.map(({ subject }) => subject)).size;
  const store = await openStore(testSettings(inbox).store);
  const mailsWaiting = (await store.read((db) => db.selectFrom("outbox").select("about").execute())).length;
  await store.close();
  expect(rows.every(({ name, message }) => name === letter.name && message === letter.message)).toBe(true);
  return {
    posts,
    kills: killsAt.length - kills.length,
    acknowledged: acknowledged.size,
    stored,
    lost,
    twice,
    mailsWaiting,
  };
}

async function keptRows(inbox: string) {
  const store = await openStore(testSettings(inbox).store);
  const rows = await store.read((db) => db.selectFrom("messages").selectAll().execute());
  await store.close();
  return rows;
}

async function startServer(inbox: string): Promise<{ process: ChildProcess; address: string }> {
  const script = join(import.meta.dirname, "testing", "serve-inbox.ts");
  const server = spawn(process.execPath, ["--import", "tsx", script], {
    // Mail has nowhere to go, so that every message leaves one in the outbox.
    env: { ...process.env, INBOX: inbox, SMTP_URL: "smtp://127.0.0.1:9", INBOX_PER_HOUR: "1000000" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(server.stdout, "data")) as [Buffer];
  return { process: server, address: String(line).trim() };
}
