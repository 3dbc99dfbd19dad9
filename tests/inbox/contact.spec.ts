import { inboxMessages } from "#app/content/inbox-messages.ts";
import { messages } from "#app/content/messages.ts";
import { findViolations, findContrastViolations } from "../axe.ts";
import { visitHydrated, loadWidgets, watchPage } from "../visit.ts";
import { box, expect, expectToast, expectValues, newLetter, sendButton, test, write } from "./site-with-inbox.ts";

const { sent, missing, fields, tooLong } = messages.contact;
const { sending, notSent, tooMany } = inboxMessages.contact;
const empty = { name: "", email: "", subject: "", message: "" };

test("a message is thanked for and the fields are cleared once it is kept, and it comes to the owner by mail", async ({
  page,
  live,
}) => {
  const watch = await watchPage(page);
  const letter = newLetter();
  await visitHydrated(page, "/contact");
  await write(page, letter);
  await sendButton(page).click();
  await expectToast(page, sent, "success");
  await expectValues(page, empty);
  expect((await live.messages()).filter(({ email }) => email === letter.email)).toMatchObject([letter]);
  await expect.poll(() => live.mails.filter(({ text }) => text.includes(letter.message)).length).toBe(1);
  expect(watch).toEqual({ complaints: [], foreignRequests: [] });
});

test("while it is on its way a toast says so, the fields stay, and a second press sends nothing more", async ({
  page,
  live,
}) => {
  const letter = newLetter();
  let posts = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/messages", async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await visitHydrated(page, "/contact");
  await loadWidgets(page);
  await write(page, letter);
  await sendButton(page).click();
  await expectToast(page, sending, "loading");
  await expect.poll(() => posts).toBe(1);
  await box(page, "email").press("Enter");
  await expectValues(page, letter);
  letGo();
  await expectToast(page, sent, "success");
  expect(posts).toBe(1);
  expect((await live.messages()).filter(({ email }) => email === letter.email)).toHaveLength(1);
});

test("an answer that gets lost is asked for again under the same key, after one, two and four seconds, and kept once", async ({
  page,
  live,
}) => {
  const letter = newLetter();
  const keys: string[] = [];
  const times: number[] = [];
  await page.route("**/api/messages", async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key);
    times.push(Date.now());
    // The server has it; its answer never arrives, but for the last.
    const response = await route.fetch();
    await (keys.length < 4 ? route.abort("connectionreset") : route.fulfill({ response }));
  });
  await visitHydrated(page, "/contact");
  await write(page, letter);
  await sendButton(page).click();
  await expectToast(page, sent, "success");
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  const waits = times.slice(1).map((time, i) => time - times[i]!);
  [1000, 2000, 4000].forEach((least, i) => expect(waits[i]).toBeGreaterThanOrEqual(least - 50));
  expect((await live.messages()).filter(({ email }) => email === letter.email)).toHaveLength(1);
});

test("when the store cannot take it the visitor is told after four tries and keeps every word; later the same press works", async ({
  page,
  live,
}) => {
  const letter = newLetter();
  // The waits between the tries are moved on by hand.
  await page.clock.install();
  await visitHydrated(page, "/contact");
  await write(page, letter);
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
  await expectValues(page, letter);
  unlock();
  await sendButton(page).click();
  await expectToast(page, sent, "success");
  expect((await live.messages()).filter(({ email }) => email === letter.email)).toHaveLength(1);
});

test("who has sent too much is told to wait, at once, and keeps every word", async ({ page }) => {
  const letter = newLetter();
  await page.route("**/api/messages", (route) => route.fulfill({ status: 429, body: "{}" }));
  await visitHydrated(page, "/contact");
  await write(page, letter);
  await sendButton(page).click();
  await expectToast(page, tooMany, "error");
  await expectValues(page, letter);
});

test("what is not whole is refused in the browser by the same rule, and nothing is posted", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await visitHydrated(page, "/contact");
  await sendButton(page).click();
  await expectToast(page, missing, "error");
  await write(page, { ...newLetter(), subject: "x".repeat(301) });
  await sendButton(page).click();
  await expectToast(page, tooLong, "error");
  await expect(box(page, "subject")).toHaveAccessibleDescription(fields.tooLong(300));
  expect(posts).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts by itself and a plain page thanks", async ({ page, live }) => {
    const letter = newLetter();
    await page.goto("/contact");
    await write(page, letter);
    await sendButton(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.title);
    await expect(page.getByText(sent.text)).toBeVisible();
    expect((await live.messages()).filter(({ email }) => email === letter.email)).toMatchObject([letter]);
    await page.getByRole("link", { name: "Back to home" }).click();
    await expect(page).toHaveURL("/");
  });

  test("what the browser lets through but the rule does not gets a page with the reason, and the words wait behind it", async ({
    page,
    live,
  }) => {
    const letter = { ...newLetter(), name: "   " };
    await page.goto("/contact");
    await write(page, letter);
    await sendButton(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(missing.title);
    await expect(page.getByText(fields.nameMissing)).toBeVisible();
    await page.goBack();
    await expectValues(page, letter);
    expect((await live.messages()).filter(({ email }) => email === letter.email)).toEqual([]);
  });
});

test("the plain page has no barriers in light or dark, breaks no policy and fits a small screen", async ({ page }) => {
  const watch = await watchPage(page);
  await page.goto("/api/subscriptions/confirm?ticket=none");
  watch.complaints.splice(0); // A link that does not work is answered with 410, which the console repeats.
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findContrastViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 600 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(watch).toEqual({ complaints: [], foreignRequests: [] });
});
