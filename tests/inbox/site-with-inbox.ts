import { mkdirSync, mkdtempSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import { openInbox } from "#server/inbox/inbox.ts";
import { noLog } from "#server/log.ts";
import { unsubscribeLink } from "#server/inbox/newsletter/links.ts";
import { signingSecret } from "#server/inbox/newsletter/secret.ts";
import { openFile } from "#server/inbox/store/sqlite.ts";
import { openStore } from "#server/inbox/store/store.ts";
import { testSettings } from "#server/inbox/testing/test-inbox.ts";
import { startMailServer } from "#server/inbox/testing/test-mail-server.ts";
import { startSite } from "#server/site-server.ts";
import { notifications } from "../visit.ts";

/** The site with an inbox and a mail server, and access to what they received. */
async function startSiteWithInbox() {
  // Each `npm test` clears this folder: Windows deletes no file that is still open, as this one is until the worker exits.
  mkdirSync(".cache/test-results", { recursive: true });
  const file = `${mkdtempSync(".cache/test-results/inbox-")}/inbox.db`;
  const mailServer = await startMailServer();
  const settings = testSettings(file, { smtp: mailServer.url });
  const inbox = await openInbox(settings, { log: noLog });
  const site = await startSite({ port: 0, folder: ".cache/inbox-build", handleApi: inbox.handle });
  inbox.start();
  const store = await openStore(settings.store);
  const secret = await signingSecret(store);
  return {
    address: site.address,
    origin: settings.origin,
    mails: mailServer.mails,
    messages: () => store.read((db) => db.selectFrom("messages").selectAll().execute()),
    subscribers: () => store.read((db) => db.selectFrom("subscribers").selectAll().execute()),
    unsubscribeLink: (id: string) => unsubscribeLink(id, { settings: { ...settings, origin: site.address }, secret }),
    /** Locks the store until the returned function is called. */
    lock() {
      const other = openFile(file);
      other.exec("begin immediate");
      return () => {
        other.exec("rollback");
        other.close();
      };
    },
  };
}
type SiteWithInbox = Awaited<ReturnType<typeof startSiteWithInbox>>;

/** One per worker process. A worker-scoped fixture would start extra workers, and each loads the whole content. */
let started: Promise<SiteWithInbox> | undefined;

export const test = base.extend<{ live: SiteWithInbox }>({
  live: async ({}, lend) => lend(await (started ??= startSiteWithInbox())),
  baseURL: async ({ live }, lend) => lend(live.address),
});
export { expect };

let number = 0;
/** Different each time, so that parallel tests do not interfere. */
export function newMessage() {
  const tag = `${process.pid}-${Date.now()}-${number++}`;
  return {
    name: "Asha",
    email: `asha-${tag}@example.com`,
    subject: "Classes",
    message: `May I come on Monday? ${tag}`,
  };
}
export type Message = ReturnType<typeof newMessage>;

export const box = (page: Page, field: keyof Message) => page.getByRole("main").locator(`form [name="${field}"]`);

export async function fillIn(page: Page, message: Message) {
  for (const [field, value] of Object.entries(message)) await box(page, field as keyof Message).fill(value);
}

export const sendButton = (page: Page) => page.getByRole("main").locator("form").getByRole("button");

export async function expectValues(page: Page, message: Message) {
  for (const [field, value] of Object.entries(message))
    await expect(box(page, field as keyof Message)).toHaveValue(value);
}

export async function expectToast(page: Page, { title, text }: { title: string; text: string }, type: string) {
  const toast = notifications(page).getByRole("listitem").filter({ hasText: title });
  await expect(toast).toHaveAttribute("data-type", type);
  await expect(toast).toContainText(text);
}
