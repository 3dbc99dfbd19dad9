import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { second } from "#server/clock.ts";
import { readHealth } from "#server/inbox/health.ts";
import { openStore } from "#server/inbox/store/store.ts";
import { kill, postThroughFaults, startChild } from "#server/inbox/testing/child-server.ts";
import { testStore } from "#server/inbox/testing/store-tests.ts";
import { contactPost, post, startTestInbox, testSettings } from "#server/inbox/testing/test-inbox.ts";
import { startMailServer } from "#server/inbox/testing/test-mail-server.ts";
import { hasPostgres, startPostgres } from "#server/inbox/testing/test-postgres.ts";
import { inFull } from "#server/testing/in-full.ts";

const posts = inFull ? 1000 : 120;
/** Longer than a restart of PostgreSQL takes. */
const claimTime = 30 * second;

describe.skipIf(!hasPostgres())("PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => void (postgres = await startPostgres()));
  afterAll(() => postgres.remove());

  testStore(() => postgres.createDatabase());

  test("while PostgreSQL is read-only, as after a failover, posts get 503; afterwards they are stored", async () => {
    const inbox = await startTestInbox({ inbox: await postgres.createDatabase() });
    const setReadOnly = (value: "on" | "off") =>
      postgres.run(`alter system set default_transaction_read_only = ${value}`);
    await setReadOnly("on");
    await expect.poll(async () => (await inbox.post("/api/messages", contactPost())).status).toBe(503);
    await setReadOnly("off");
    await expect.poll(async () => (await inbox.post("/api/messages", contactPost())).status).toBe(201);
    await inbox.close();
  });

  test("three servers lose nothing and mail nothing twice while two are killed and PostgreSQL restarts and crashes", async () => {
    const mailServer = await startMailServer({ delay: 50 });
    const database = await postgres.createDatabase();
    const start = (number: number) =>
      startChild(database, { smtp: `${mailServer.url}/?name=server${number}`, claimTime });
    const servers = await Promise.all([0, 1, 2].map(start));
    onTestFinished(async () => {
      await Promise.all(servers.map(kill));
      await mailServer.close();
    });
    /** Ends a server while the mail server has its mail but has not accepted it. */
    async function killWhileSending(number: number) {
      await mailServer.hold(`server${number}`);
      await kill(servers[number]!);
      servers[number] = await start(number);
    }
    const round = [
      () => killWhileSending(0),
      () => postgres.restart(),
      () => killWhileSending(1),
      () => postgres.restart("crash"),
    ];
    const faults = inFull ? [...round, ...round] : round;
    let next = 0;
    const result = await postThroughFaults(database, {
      posts,
      at: faults.map((_, i) => Math.ceil(((i + 0.5) * posts) / faults.length)),
      address: () => servers[next++ % 3]!.address,
      cause: () => faults.shift()!(),
    });
    expect(result).toMatchObject({ acknowledged: posts, stored: posts, lost: 0 });
    expect(faults).toEqual([]);
    for (const [number, server] of servers.entries()) {
      expect(server.process.exitCode, "it survived the restarts").toBeNull();
      const { status } = await post(`${server.address}/api/messages`, contactPost({ subject: `To server ${number}` }));
      expect(status).toBe(201);
    }

    const store = await openStore(testSettings(database).store);
    await expect
      .poll(async () => (await readHealth(store)).waiting, { timeout: inFull ? 900_000 : 240_000, interval: 500 })
      .toBe(0);
    await store.close();
    const subjects = mailServer.mails.map(({ headers }) => headers.subject);
    expect({ mails: subjects.length, different: new Set(subjects).size }).toEqual({
      mails: posts + 3,
      different: posts + 3,
    });
  });
});

test("a PostgreSQL server that does not answer is reported as not available", async () => {
  await expect(openStore(testSettings("postgres://nobody@127.0.0.1:9/none").store)).rejects.toThrow("not available");
});
