import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openFile } from "#server/inbox/store/sqlite.ts";
import { kill, postThroughFaults, startChild } from "#server/inbox/testing/child-server.ts";
import { contactPost, post, startTestInbox, temporaryFolder } from "#server/inbox/testing/test-inbox.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
}, 30_000);

function newFile() {
  const { folder, remove } = temporaryFolder();
  cleanUp.push(remove);
  return join(folder, "inbox.db");
}
async function startLockedInbox() {
  const inbox = await startTestInbox();
  cleanUp.push(inbox.close);
  const other = openFile(inbox.file);
  cleanUp.push(() => other.close());
  other.exec("begin immediate");
  return { inbox, unlock: () => other.exec("rollback") };
}

test("a server killed three times during 400 posts loses and duplicates nothing that it acknowledged", async () => {
  const file = newFile();
  let server = await startChild(file);
  cleanUp.push(() => kill(server));
  const result = await postThroughFaults(file, {
    posts: 400,
    at: [60, 160, 280],
    address: () => server.address,
    async cause() {
      await kill(server);
      server = await startChild(file);
    },
  });
  expect(result).toEqual({ faults: 3, acknowledged: 400, stored: 400, lost: 0, mailsWaiting: 400 });
});

test("a server that cannot write any more answers 503 and goes on, and what it stored is there after a restart", async ({
  skip,
}) => {
  skip(process.platform === "win32", "Windows cannot limit the files of a process");
  const file = newFile();
  // The files of an empty inbox take about 100 kB.
  const limited = await startChild(file, { maxFileBlocks: 800 });
  cleanUp.push(() => kill(limited));
  const body = () => contactPost({ message: "x".repeat(15_000) });
  const statuses: number[] = [];
  while (statuses.length < 60 && statuses.at(-1) !== 503)
    statuses.push((await post(`${limited.address}/api/messages`, body())).status);
  const stored = statuses.length - 1;
  expect(statuses).toEqual([...Array<number>(stored).fill(201), 503]);
  expect(stored).toBeGreaterThan(0);
  expect((await fetch(`${limited.address}/api/messages`)).status).toBe(405);
  await kill(limited);

  const server = await startChild(file);
  cleanUp.push(() => kill(server));
  expect((await post(`${server.address}/api/messages`, body())).status).toBe(201);
  const database = openFile(file);
  expect(database.prepare("select count(*) as stored from messages").all([])).toMatchObject([{ stored: stored + 1 }]);
  database.close();
});

test("while the store is locked a post gets 503 and is not stored; once it is unlocked the same post succeeds", async () => {
  const { inbox, unlock } = await startLockedInbox();
  const body = contactPost();
  const refused = await inbox.post("/api/messages", body);
  expect(refused).toMatchObject({ status: 503, text: '{"code":"unavailable"}\n' });
  expect(refused.headers.get("retry-after")).toBe("60");
  unlock();
  expect(await inbox.messages()).toEqual([]);
  expect((await inbox.post("/api/messages", body)).status).toBe(201);
});

test("a post waits for a lock that is released soon", async () => {
  const { inbox, unlock } = await startLockedInbox();
  setTimeout(unlock, 500);
  expect((await inbox.post("/api/messages", contactPost())).status).toBe(201);
});

// Retried, because on a very busy machine the posts give up waiting before the other requests are sent.
test("while twenty posts wait for a lock, other requests are answered", { retry: 1 }, async () => {
  const { inbox, unlock } = await startLockedInbox();
  const answered: string[] = [];
  const posts = Array.from({ length: 20 }, async () => {
    await inbox.post("/api/messages", contactPost());
    answered.push("post");
  });
  for (let i = 0; i < 20; i++) {
    await fetch(`${inbox.address}/api/messages`);
    answered.push("other");
  }
  unlock();
  await Promise.all(posts);
  expect(answered.slice(0, 20)).toEqual(Array(20).fill("other"));
});
