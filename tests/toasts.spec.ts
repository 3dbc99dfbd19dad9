import { expect, test, type Page } from "@playwright/test";
import { messages } from "#app/content/content.ts";
import { notifications, visitHydrated } from "./visit.ts";

// The newsletter box shows toasts on every page. The clock is moved by hand.
const { title, text } = messages.newsletter.notOpen;
const duration = 4000;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await visitHydrated(page, "/videos");
});

test("the newsletter says that it has not opened, keeps the address in the box, and sends nothing", async ({
  page,
}) => {
  await expect(notifications(page)).toHaveAttribute("aria-live", "polite");
  await test.step("a bad address is left to the browser", async () => {
    await newsletter(page).getByRole("textbox").fill("asha");
    await newsletter(page).getByRole("button").click();
    await expect(newsletter(page).getByRole("textbox")).toBeFocused();
    await expect(toasts(page)).toHaveCount(0);
  });
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await newsletter(page).getByRole("textbox").fill("asha@example.com");
  await raise(page);
  await expect(toasts(page)).toContainText(title);
  await expect(toasts(page)).toContainText(text);
  await expect(newsletter(page).getByRole("textbox")).toHaveValue("asha@example.com");
  await expect(page).toHaveURL("/videos");
  expect(requests).toEqual([]);
  await test.step("the close button closes the toast", async () => {
    await toasts(page).getByRole("button", { name: "Close toast" }).click();
    await expect(toasts(page)).toHaveCount(0);
  });
});

test("a toast closes by itself after four seconds, and not before", async ({ page }) => {
  await raise(page);
  await page.clock.pauseAt(await later(page, 1000));
  await page.clock.runFor(duration - 2500);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(2500);
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast waits while the pointer rests on it and while the page is hidden", async ({ page }) => {
  await raise(page);
  await toasts(page).hover();
  await page.clock.fastForward(10 * duration);
  await page.clock.fastForward(10 * duration);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(2, 2);
  await page.clock.fastForward(duration);
  await expect(toasts(page)).toHaveCount(0);

  await raise(page);
  await hidePage(page, true);
  await page.clock.fastForward(10 * duration);
  await expect(toasts(page)).toHaveCount(1);
  await hidePage(page, false);
  await page.clock.fastForward(duration);
  await expect(toasts(page)).toHaveCount(0);
});

test("Alt+T moves to the toasts, expands and keeps them; Escape releases them; no more than three are visible", async ({
  page,
}) => {
  await raise(page, 2);
  await page.mouse.move(2, 2);
  await expect(toasts(page).first()).toHaveAttribute("data-expanded", "false");
  await page.keyboard.press("Alt+t");
  await expect(notifications(page).getByRole("list")).toBeFocused();
  for (const toast of await toasts(page).all()) await expect(toast).toHaveAttribute("data-expanded", "true");
  await page.clock.fastForward(10 * duration);
  await expect(toasts(page)).toHaveCount(2);
  await page.keyboard.press("Tab");
  await expect(toasts(page).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toasts(page).first().getByRole("button", { name: "Close toast" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.clock.fastForward(duration);
  await expect(toasts(page)).toHaveCount(0);

  await raise(page, 5);
  await expect(notifications(page).locator('li[data-visible="true"]')).toHaveCount(3);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a toast can be swiped away", async ({ page }) => {
    await raise(page);
    await expect(toasts(page)).toHaveAttribute("data-mounted", "true");
    const { x, y, width, height } = (await toasts(page).boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", share?: number) =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: share === undefined ? [] : [{ x: x + width * share, y: y + height / 2 }],
      });
    await touch("touchStart", 0.2);
    for (const share of [0.3, 0.5, 0.7, 0.9]) await touch("touchMove", share);
    await touch("touchEnd");
    await expect(toasts(page)).toHaveCount(0);
  });
});

function toasts(page: Page) {
  return notifications(page).getByRole("listitem");
}

function newsletter(page: Page) {
  return page.getByRole("contentinfo").locator("form");
}

async function raise(page: Page, times = 1) {
  // By keyboard, because the pointer could end up on the toast.
  await newsletter(page).getByRole("button").focus();
  for (let i = 1; i <= times; i++) {
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveCount(i);
  }
}

async function hidePage(page: Page, hidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

function later(page: Page, milliseconds: number): Promise<number> {
  return page.evaluate((milliseconds) => Date.now() + milliseconds, milliseconds);
}
