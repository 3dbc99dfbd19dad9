import type { Page } from "@playwright/test";
import { inboxToasts } from "#app/content/content.ts";
import { findViolations } from "../axe.ts";
import { visitHydrated } from "../visit.ts";
import { expect, expectToast, newMessage, test } from "./site-with-inbox.ts";

const { requested, missing, notSent } = inboxToasts.newsletter;
const newsletter = (page: Page) => page.getByRole("contentinfo").locator("form");
const subscribe = async (page: Page, email: string) => {
  await newsletter(page).getByRole("textbox").fill(email);
  await newsletter(page).getByRole("button").click();
};

test("an address is on the list only after the button on the linked page was pressed", async ({ page, live }) => {
  const { email } = newMessage();
  const listed = async () => (await live.subscribers()).filter((row) => row.email === email).length;
  await visitHydrated(page, "/videos");
  await subscribe(page, email);
  await expectToast(page, requested, "success");
  await expect(newsletter(page).getByRole("textbox")).toHaveValue("");

  await expect.poll(() => live.mails.filter(({ to }) => to.includes(email)).length).toBe(1);
  const mail = live.mails.find(({ to }) => to.includes(email))!;
  const link = mail.text.match(/https:\S+token=\S+/)![0].replace(live.origin, live.address);
  await page.goto(link);
  expect(await listed()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Yes, subscribe me" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome");
  expect(await listed()).toBe(1);
});

test("an empty box requires an address, and after a failure the address is still there", async ({ page }) => {
  await page.route("**/api/subscriptions", (route) => route.fulfill({ status: 422, body: "{}" }));
  await visitHydrated(page, "/videos");
  await newsletter(page).getByRole("button").click();
  await expectToast(page, missing, "error");
  await subscribe(page, "asha@example.com");
  await expectToast(page, notSent, "error");
  await expect(newsletter(page).getByRole("textbox")).toHaveValue("asha@example.com");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("signing up, confirming and unsubscribing work", async ({ page, live }) => {
    const { email } = newMessage();
    await page.goto("/videos");
    await subscribe(page, email);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(requested.title);
    await expect.poll(() => live.mails.filter(({ to }) => to.includes(email)).length).toBe(1);
    const mail = live.mails.find(({ to }) => to.includes(email))!;
    await page.goto(mail.text.match(/https:\S+token=\S+/)![0].replace(live.origin, live.address));
    await page.getByRole("button").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome");
    const row = (await live.subscribers()).find((row) => row.email === email)!;
    await page.goto(live.unsubscribeLink(row.id));
    await page.getByRole("button", { name: "Yes, delete my address" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Goodbye");
    expect((await live.subscribers()).filter((row) => row.email === email)).toEqual([]);
  });
});
