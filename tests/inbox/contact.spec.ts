import { inboxToasts, messages } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { findViolations, findContrastViolations } from "../axe.ts";
import { visitHydrated, watchPage } from "../visit.ts";
import { box, expect, expectToast, expectValues, fillIn, newMessage, sendButton, test } from "./site-with-inbox.ts";

const { sent, missing, fields, tooLong } = messages.contact;
const { sending, notSent, tooMany } = inboxToasts.contact;
const empty = { name: "", email: "", subject: "", message: "" };

test("once a message is stored the form is cleared, a thank-you toast is shown, and the owner gets a mail", async ({
  page,
  live,
}) => {
  const watch = await watchPage(page);
  const message = newMessage();
  await visitHydrated(page, "/contact");
  await fillIn(page, message);
  await sendButton(page).click();
  await expectToast(page, sent, "success");
  await expectValues(page, empty);
  expect((await live.messages()).filter(({ email }) => email === message.email)).toMatchObject([message]);
  await expect.poll(() => live.mails.filter(({ text }) => text.includes(message.message)).length).toBe(1);
  expect(watch).toEqual({ complaints: [], foreignRequests: [] });
});

test("while a message is being sent a toast says so, and submitting again sends nothing", async ({ page, live }) => {
  const message = newMessage();
  let posts = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/messages", async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await visitHydrated(page, "/contact");
  await fillIn(page, message);
  await sendButton(page).click();
  await expectToast(page, sending, "loading");
  await expect.poll(() => posts).toBe(1);
  await box(page, "email").press("Enter");
  await expectValues(page, message);
  release();
  await expectToast(page, sent, "success");
  expect(posts).toBe(1);
  expect((await live.messages()).filter(({ email }) => email === message.email)).toHaveLength(1);
});

test("when responses are lost the message is sent again up to three times with the same key, and stored once", async ({
  page,
  live,
}) => {
  const message = newMessage();
  const keys: string[] = [];
  await page.clock.install();
  await page.route("**/api/messages", async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key);
    // The server stores it, but only its last response arrives.
    const response = await route.fetch();
    await (keys.length < 4 ? route.abort("connectionreset") : route.fulfill({ response }));
  });
  await visitHydrated(page, "/contact");
  await fillIn(page, message);
  await sendButton(page).click();
  await expect
    .poll(async () => {
      if (keys.length < 4) await page.clock.runFor(500);
      return keys.length;
    })
    .toBe(4);
  await expectToast(page, sent, "success");
  expect(new Set(keys).size).toBe(1);
  expect((await live.messages()).filter(({ email }) => email === message.email)).toHaveLength(1);
});

test("when the store is locked a toast reports the failure after four attempts and the form keeps the message, which can be sent later", async ({
  page,
  live,
}) => {
  const message = newMessage();
  // Skips the delays between the attempts.
  await page.clock.install();
  await visitHydrated(page, "/contact");
  await fillIn(page, message);
  const unlock = live.lock();
  const statuses: number[] = [];
  page.on("response", (response) => response.url().includes("/api/") && statuses.push(response.status()));
  await sendButton(page).click();
  await expectToast(page, sending, "loading");
  await expect
    .poll(async () => {
      if (statuses.length < 4) await page.clock.fastForward(1000);
      return statuses;
    })
    .toEqual([503, 503, 503, 503]);
  await expectToast(page, notSent, "error");
  await expectValues(page, message);
  unlock();
  await sendButton(page).click();
  await expectToast(page, sent, "success");
  expect((await live.messages()).filter(({ email }) => email === message.email)).toHaveLength(1);
});

test("a visitor who has sent too many messages is asked to wait, and the form keeps the message", async ({ page }) => {
  const message = newMessage();
  await page.route("**/api/messages", (route) => route.fulfill({ status: 429, body: "{}" }));
  await visitHydrated(page, "/contact");
  await fillIn(page, message);
  await sendButton(page).click();
  await expectToast(page, tooMany, "error");
  await expectValues(page, message);
});

test("an invalid form is refused in the browser, and nothing is posted", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await visitHydrated(page, "/contact");
  await sendButton(page).click();
  await expectToast(page, missing, "error");
  await fillIn(page, { ...newMessage(), subject: "x".repeat(301) });
  await sendButton(page).click();
  await expectToast(page, tooLong, "error");
  await expect(box(page, "subject")).toHaveAccessibleDescription(fill(fields.tooLong, { limit: "300" }));
  expect(posts).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is posted, and a thank-you page is shown", async ({ page, live }) => {
    const message = newMessage();
    await page.goto("/contact");
    await fillIn(page, message);
    await sendButton(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.title);
    await expect(page.getByText(sent.text)).toBeVisible();
    expect((await live.messages()).filter(({ email }) => email === message.email)).toMatchObject([message]);
    await page.getByRole("link", { name: "Back to home" }).click();
    await expect(page).toHaveURL("/");
  });

  test("a message that only the server finds invalid gets a page with the reason, and going back restores the form", async ({
    page,
    live,
  }) => {
    const message = { ...newMessage(), name: "   " };
    await page.goto("/contact");
    await fillIn(page, message);
    await sendButton(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(missing.title);
    await expect(page.getByText(fields.nameMissing)).toBeVisible();
    await page.goBack();
    await expectValues(page, message);
    expect((await live.messages()).filter(({ email }) => email === message.email)).toEqual([]);
  });
});

test("the reply page is accessible in light and dark, violates no policy and fits a small screen", async ({ page }) => {
  const watch = await watchPage(page);
  await page.goto("/api/subscriptions/confirm?token=none");
  watch.complaints.splice(0); // The console reports the status 410 of an invalid link.
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findContrastViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 600 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(watch).toEqual({ complaints: [], foreignRequests: [] });
});
