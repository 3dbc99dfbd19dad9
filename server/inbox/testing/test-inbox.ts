import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "#server/inbox/clock.ts";
import { openInbox } from "#server/inbox/inbox.ts";
import { silence, type Log } from "#server/inbox/log.ts";
import { readSettings, type InboxSettings } from "#server/inbox/settings.ts";
import { openStore } from "#server/inbox/store/store.ts";

/** A folder that is gone when the test is over. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "inbox-test-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function testSettings(inbox: string, changes: Partial<InboxSettings> = {}): InboxSettings {
  return { ...readSettings({ INBOX: inbox })!, perHour: 1_000_000, ...changes };
}

export async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

type Options = { settings?: Partial<InboxSettings>; inbox?: string; clock?: Clock; log?: Log };

/** A whole inbox behind a web server of its own, on a fresh store, and a second hand on that store to look into it. */
export async function startTestInbox({ settings: changes, inbox, clock, log = silence }: Options = {}) {
  const { folder, remove } = temporaryFolder();
  const settings = testSettings(inbox ?? join(folder, "inbox.db"), changes);
  const opened = await openInbox(settings, { clock, log });
  const web = await listen((request, response) => void opened.desk(request, response));
  const store = await openStore(settings.store);
  return {
    address: web.address,
    settings,
    store,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      post(web.address + path, body, headers),
    messages: () => store.read((db) => db.selectFrom("messages").selectAll().orderBy("received_at").execute()),
    outbox: () => store.read((db) => db.selectFrom("outbox").selectAll().execute()),
    async close() {
      await web.close();
      await opened.close();
      await store.close();
      remove();
    },
  };
}
export type TestInbox = Awaited<ReturnType<typeof startTestInbox>>;

export const letter = { name: "Asha", email: "asha@example.com", subject: "Classes", message: "May I come on Monday?" };
let number = 0;
/** What the page's script sends, each with a key of its own. */
export const whole = (changes: Record<string, unknown> = {}) => ({
  ...letter,
  key: `test-key-${process.pid}-${Date.now()}-${number++}`,
  waited: 5000,
  ...changes,
});

export async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const form = body instanceof URLSearchParams;
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": form ? "application/x-www-form-urlencoded" : "application/json", ...headers },
    body: form || typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
