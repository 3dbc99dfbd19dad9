import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";
import { bundleServer } from "#postbuild/bundle.ts";
import { readHealth } from "#server/inbox/health.ts";
import { openStore } from "#server/inbox/store/store.ts";
import { contactPost, post, testSettings } from "#server/inbox/testing/test-inbox.ts";

// In this folder, because the bundle loads libsql from node_modules.
mkdirSync(".cache", { recursive: true });
const folder = mkdtempSync(join(".cache", "serve-inbox-"));
const bundle = join(folder, "serve-inbox.mjs");
/** Bundled like the real server: a child that compiled the sources and read every content file would take seconds to start. */
beforeAll(() => bundleServer(join(import.meta.dirname, "serve-inbox.ts"), bundle));
afterAll(() => rmSync(folder, { recursive: true }));

type ChildOptions = { maxFileBlocks?: number; smtp?: string; claimTime?: number };

/**
 * An inbox in a process of its own. `maxFileBlocks` limits the size of the files it can write, in blocks of 512 bytes.
 * By default nothing listens for its mails, so that they stay in the outbox.
 */
export async function startChild(
  inbox: string,
  { maxFileBlocks, smtp = "smtp://127.0.0.1:9", claimTime }: ChildOptions = {},
) {
  const node = [process.execPath, bundle];
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
    lost += (await inspect(inbox, before)).lost;
    fault = undefined;
  }
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (next < keys.length) await send(keys[next++]!);
    }),
  );
  await fault;
  const end = await inspect(inbox, [...acknowledged]);
  return { ...end, faults, acknowledged: acknowledged.size, lost: lost + end.lost };
}

async function inspect(inbox: string, acknowledged: string[]) {
  const store = await openStore(testSettings(inbox).store);
  const rows = await store.read((db) => db.selectFrom("messages").select("key").execute());
  const { waiting } = await readHealth(store);
  await store.close();
  const stored = new Set(rows.map(({ key }) => key));
  return { stored: rows.length, lost: acknowledged.filter((key) => !stored.has(key)).length, mailsWaiting: waiting };
}
