import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#server/inbox/store/store.ts";
import { kill, postThroughFaults, startChild } from "#server/inbox/testing/child-server.ts";
import { testStore } from "#server/inbox/testing/store-tests.ts";
import { contactPost, startTestInbox, testSettings } from "#server/inbox/testing/test-inbox.ts";
import { hasPostgres, startPostgres } from "#server/inbox/testing/test-postgres.ts";

describe.skipIf(!hasPostgres())("PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => void (postgres = await startPostgres()));
  afterAll(() => postgres.remove());

  testStore(() => postgres.createDatabase());

  test("a server killed during 200 posts loses and duplicates nothing that it acknowledged", async () => {
    const database = await postgres.createDatabase();
    let server = await startChild(database);
    const result = await postThroughFaults(database, {
      posts: 200,
      at: [80],
      address: () => server.address,
      async cause() {
        await kill(server);
        server = await startChild(database);
      },
    });
    await kill(server);
    expect(result).toEqual({ posts: 200, faults: 1, acknowledged: 200, stored: 200, lost: 0, mailsWaiting: 200 });
  });

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

  test("the server survives three restarts of PostgreSQL during 400 posts, and nothing it acknowledged is lost", async () => {
    const database = await postgres.createDatabase();
    const server = await startChild(database);
    const result = await postThroughFaults(database, {
      posts: 400,
      at: [80, 180, 280],
      address: () => server.address,
      cause: () => postgres.restart(),
    });
    expect(server.process.exitCode, "the server is still running").toBeNull();
    await kill(server);
    expect(result).toEqual({ posts: 400, faults: 3, acknowledged: 400, stored: 400, lost: 0, mailsWaiting: 400 });
  });
});

test("a PostgreSQL server that does not answer is reported as not available", async () => {
  await expect(openStore(testSettings("postgres://nobody@127.0.0.1:9/none").store)).rejects.toThrow("not available");
});
