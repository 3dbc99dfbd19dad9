import { test as base, expect, type Page } from "@playwright/test";
import { openInbox } from "#server/inbox/inbox.ts";
import { silence } from "#server/inbox/log.ts";
import { leaveLink } from "#server/inbox/newsletter/links.ts";
import { signingSecret } from "#server/inbox/newsletter/secret.ts";
import { openFile } from "#server/inbox/store/sqlite.ts";
import { openStore } from "#server/inbox/store/store.ts";
import { temporaryFolder, testSettings } from "#server/inbox/testing/test-inbox.ts";
import { openMailbox } from "#server/inbox/testing/test-mailbox.ts";
import { notifications } from "../visit.ts";

/** The site with an inbox and a mail server, and access to its database and mail. */
async function startSiteWithInbox() {
  // The server reads the folder when it is imported, and only these workers use this one.
  process.env.BUILD_FOLDER = ".cache/inbox-build";
  const { startSite } = await import("#server/site-server.ts");
  const { folder, remove } = temporaryFolder();
  const file = `${folder}/inbox.db`;
  const mailbox = await openMailbox();
  const settings = testSettings(file, { smtp: mailbox.url });
  const inbox = await openInbox(settings, { log: silence });
  const site = await startSite({ port: 0, desk: inbox.desk });
  const store = await openStore(settings.store);
  const secret = await signingSecret(store);
  return {
    address: site.address,
    origin: settings.origin,
    mails: mailbox.mails,
    messages: () => store.read((db) => db.selectFrom("messages").selectAll().execute()),
    subscribers: () => store.read((db) => db.selectFrom("subscribers").selectAll().execute()),
    leaveLink: (id: string) => leaveLink(id, { settings: { ...settings, origin: site.address }, secret }),
    /** Nothing can be saved until the returned function is called. */
    lock() {
      const other = openFile(file);
      other.exec("begin immediate");
      return () => {
        other.exec("rollback");
        other.close();
      };
    },
    async close() {
      site.close();
      await inbox.close();
      await store.close();
      await mailbox.close();
      remove();
    },
  };
}
type SiteWithInbox = Awaited<ReturnType<typeof startSiteWithInbox>>;

export const test = base.extend<{ baseURL: string }, { live: SiteWithInbox }>({
  live: [
    async ({}, lend) => {
      const live = await startSiteWithInbox();
      await lend(live);
      await live.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ live }, lend) => lend(live.address),
});
export { expect };

let number = 0;
/** A unique letter, so that parallel tests do not interfere. */
export function newLetter() {
  const tag = `${process.pid}-${Date.now()}-${number++}`;
  return {
    name: "Asha",
    email: `asha-${tag}@example.com`,
    subject: "Classes",
    message: `May I come on Monday? ${tag}`,
  };
}
export type Letter = ReturnType<typeof newLetter>;

export const box = (page: Page, field: keyof Letter) => page.getByRole("main").locator(`form [name="${field}"]`);

export async function write(page: Page, letter: Letter) {
  for (const [field, value] of Object.entries(letter)) await box(page, field as keyof Letter).fill(value);
}

export const sendButton = (page: Page) => page.getByRole("main").locator("form").getByRole("button");

export async function expectValues(page: Page, letter: Letter) {
  for (const [field, value] of Object.entries(letter))
    await expect(box(page, field as keyof Letter)).toHaveValue(value);
}

export async function expectToast(page: Page, { title, text }: { title: string; text: string }, type: string) {
  const toast = notifications(page).getByRole("listitem").filter({ hasText: title });
  await expect(toast).toHaveAttribute("data-type", type);
  await expect(toast).toContainText(text);
}
