import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { second } from "#server/clock.ts";
import { readHealth } from "#server/inbox/health.ts";
import { openStore } from "#server/inbox/store/store.ts";
import { kill, postThroughFaults, startChild } from "#server/inbox/testing/child-server.ts";
import { testSettings } from "#server/inbox/testing/test-inbox.ts";
import { startMailServer } from "#server/inbox/testing/test-mail-server.ts";
import { hasPostgres, startPostgres } from "#server/inbox/testing/test-postgres.ts";
import { inFull } from "#server/testing/in-full.ts";

const posts = inFull ? 1000 : 90;
/** Longer than a restart of PostgreSQL takes. */
const claimTime = 30 * second;

describe.skipIf(!hasPostgres())("three servers that share one PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    postgres = await startPostgres();
    mailServer = await startMailServer({ delay: 50 });
  });
  afterAll(async () => {
    await mailServer.close();
    await postgres.remove();
  });

  async function startThree() {
    const database = await postgres.createDatabase();
    const start = (number: number) =>
      startChild(database, { smtp: `${mailServer.url}/?name=server${number}`, claimTime });
    const servers = await Promise.all([0, 1, 2].map(start));
    let next = 0;
    mailServer.mails.splice(0);
    onTestFinished(async () => void (await Promise.all(servers.map(kill))));
    return {
      database,
      address: () => servers[next++ % 3]!.address,
      /** Ends a server while the mail server has its mail but has not accepted it. */
      async killWhileSending(number: number) {
        await mailServer.hold(`server${number}`);
        await kill(servers[number]!);
        servers[number] = await start(number);
      },
    };
  }
  async function countMails(database: string) {
    const store = await openStore(testSettings(database).store);
    await expect
      .poll(async () => (await readHealth(store)).waiting, { timeout: inFull ? 900_000 : 240_000, interval: 500 })
      .toBe(0);
    await store.close();
    const subjects = mailServer.mails.map(({ headers }) => headers.subject);
    return { mails: subjects.length, different: new Set(subjects).size };
  }

  test("mail every message once when nothing fails", async () => {
    const { database, address } = await startThree();
    const { stored } = await postThroughFaults(database, { posts, at: [], address, cause: async () => {} });
    expect(stored).toBe(posts);
    expect(await countMails(database)).toEqual({ mails: posts, different: posts });
  });

  test("lose nothing and mail nothing twice while they are killed and the database restarts and crashes", async () => {
    const { database, address, killWhileSending } = await startThree();
    const round = [
      () => killWhileSending(0),
      () => postgres.restart(),
      () => killWhileSending(1),
      () => postgres.restart("crash"),
    ];
    const faults = inFull ? [...round, ...round, () => killWhileSending(2)] : round;
    const { acknowledged, stored, lost } = await postThroughFaults(database, {
      posts,
      at: faults.map((_, i) => Math.ceil(((i + 0.5) * posts) / faults.length)),
      address,
      cause: () => faults.shift()!(),
    });
    expect({ acknowledged, stored, lost, faults }).toEqual({ acknowledged: posts, stored: posts, lost: 0, faults: [] });
    expect(await countMails(database)).toEqual({ mails: posts, different: posts });
  });
});
