import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "#server/clock.ts";
import { openInbox } from "#server/inbox/inbox.ts";
import { noLog, type Log } from "#server/log.ts";
import { readSettings, type InboxSettings } from "#server/inbox/settings.ts";
import { openStore } from "#server/inbox/store/store.ts";
import { listen } from "#server/testing/http.ts";

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "inbox-test-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function testSettings(inbox: string, changes: Partial<InboxSettings> = {}): InboxSettings {
  return { ...readSettings({ INBOX: inbox })!, perHour: 1_000_000, allPerHour: 1_000_000, ...changes };
}

type Options = { settings?: Partial<InboxSettings>; inbox?: string; clock?: Clock; log?: Log };

/** An inbox with its own web server and a new store, and a second connection to that store for assertions. */
export async function startTestInbox({ settings: changes, inbox, clock, log = noLog }: Options = {}) {
  const { folder, remove } = temporaryFolder();
  const file = join(folder, "inbox.db");
  const settings = testSettings(inbox ?? file, changes);
  const opened = await openInbox(settings, { clock, log });
  opened.start();
  const web = await listen(createServer((request, response) => void opened.handle(request, response)));
  const store = await openStore(settings.store);
  return {
    address: web.address,
    file,
    settings,
    store,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      post(web.address + path, body, headers),
    messages: () => store.read((db) => db.selectFrom("messages").selectAll().orderBy("received_at").execute()),
    outbox: () => store.read((db) => db.selectFrom("outbox").selectAll().execute()),
    closeInbox: opened.close,
    async close() {
      await web.close();
      await opened.close();
      await store.close();
      remove();
    },
  };
}
export type TestInbox = Awaited<ReturnType<typeof startTestInbox>>;

export const contactMessage = {
  name: "Asha",
  email: "asha@example.com",
  subject: "Classes",
  message: "May I come on Monday?",
};
let number = 0;
/** What the page's script posts, each time with a new key. */
export const contactPost = (changes: Record<string, unknown> = {}) => ({
  ...contactMessage,
  key: `test-key-${process.pid}-${Date.now()}-${number++}`,
  elapsed: 5000,
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
