import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readHealth } from "#server/inbox/health.ts";
import { openStore } from "#server/inbox/store/store.ts";
import { contactPost, post, testSettings } from "#server/inbox/testing/test-inbox.ts";

const script = join(import.meta.dirname, "serve-inbox.ts");

type ChildOptions = { maxFileBlocks?: number; smtp?: string; claimTime?: number };

/**
 * An inbox in a process of its own. `maxFileBlocks` limits the size of the files it can write, in blocks of 512 bytes.
 * By default nothing listens for its mails, so that they stay in the outbox.
 */
export async function startChild(
  inbox: string,
  { maxFileBlocks, smtp = "smtp://127.0.0.1:9", claimTime }: ChildOptions = {},
) {
  const node = [process.execPath, "--import", "tsx", script];
  const limited = ["sh", "-c", `ulimit -f ${maxFileBlocks}; exec "$@"`, "sh", ...node];
  const [command, ...args] = maxFileBlocks ? limited : node;
  const child = spawn(command!, args, {
    env: {
      ...process.env,
      INBOX: inbox,
      SMTP_URL: smtp,
      INBOX_PER_HOUR: "1000000",
      INBOX_ALL_PER_HOUR: "1000000",
      ...(claimTime && { CLAIM_TIME: String(claimTime) }),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { process: child, address: String(line).trim() };
}

export async function kill({ process: child }: Awaited<ReturnType<typeof startChild>>) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

type Faults = {
  posts: number;
  /** After how many acknowledged posts a fault happens. */
  at: number[];
  cause(): Promise<void>;
  address(): string;
};

/** Twenty clients post, and repeat a post until it is acknowledged, while faults happen. Returns what was stored. */
export async function postThroughFaults(inbox: string, { posts, at, cause, address }: Faults) {
  const keys = Array.from({ length: posts }, (_, i) => `fault-test-key-${String(i).padStart(6, "0")}`);
  const acknowledged = new Set<string>();
  let lost = 0;
  let faults = 0;
  let fault: Promise<void> | undefined;
  let next = 0;

  async function send(key: string) {
    for (;;) {
      const url = `${address()}/api/messages`;
      const reply = await post(url, contactPost({ key, subject: key })).catch(() => undefined);
      if (reply && reply.status < 300) break;
      await wait(200);
    }
    acknowledged.add(key);
    // The next fault must still find posts to disturb.
    while (fault && acknowledged.size >= (at[faults] ?? Infinity)) await wait(50);
    if (faults < at.length && acknowledged.size >= at[faults]! && !fault) fault = causeFault();
  }
  async function causeFault() {
    faults += 1;
    const before = [...acknowledged];
    await cause();
    lost += await countMissing(inbox, before);
    fault = undefined;
  }
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (next < keys.length) await send(keys[next++]!);
    }),
  );
  await fault;
  lost += await countMissing(inbox, [...acknowledged]);
  const store = await openStore(testSettings(inbox).store);
  const { stored, waiting } = await readHealth(store);
  await store.close();
  return { posts, faults, acknowledged: acknowledged.size, stored, lost, mailsWaiting: waiting };
}

async function countMissing(inbox: string, keys: string[]): Promise<number> {
  const store = await openStore(testSettings(inbox).store);
  const rows = await store.read((db) => db.selectFrom("messages").select("key").execute());
  await store.close();
  const stored = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !stored.has(key)).length;
}
