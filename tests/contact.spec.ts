import { expect, test, type Locator, type Page } from "@playwright/test";
import { messages } from "#app/content/content.ts";
import { notifications, visitHydrated } from "./visit.ts";

const { missing, sent, fields } = messages.contact;
const complete = { name: "Asha", email: "asha@example.com", subject: "Classes", message: "May I come on Monday?" };
type Letter = typeof complete;
type Fault = { field: keyof Letter; reason: string };

const refusals: readonly { what: string; letter: Letter; toast: typeof missing; faults: Fault[] }[] = [
  {
    what: "an empty form",
    letter: { name: "", email: "", subject: "", message: "" },
    toast: missing,
    faults: [
      { field: "name", reason: fields.nameMissing },
      { field: "email", reason: fields.emailMissing },
      { field: "message", reason: fields.messageMissing },
    ],
  },
  {
    what: "a bad email address and a missing name",
    letter: { ...complete, name: "", email: "asha at example.com" },
    toast: missing,
    faults: [
      { field: "name", reason: fields.nameMissing },
      { field: "email", reason: fields.emailInvalid },
    ],
  },
];

test("an incomplete message is refused with the reasons, and what was written is kept", async ({ page }) => {
  await visitHydrated(page, "/contact");
  for (const { what, letter, toast, faults } of refusals) {
    await test.step(what, async () => {
      await write(page, letter);
      const requests = await submit(page);
      await expectToast(page, toast, "error");
      for (const field of Object.keys(letter) as (keyof Letter)[]) {
        const fault = faults.find((fault) => fault.field === field);
        await expectFault(box(page, field), fault?.reason);
        await expect(box(page, field)).toHaveValue(letter[field]);
      }
      await expect(box(page, faults[0]!.field)).toBeFocused();
      expect(requests).toEqual([]);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/contact");
      await closeToasts(page);
    });
  }
});

test("a complete message is thanked for, the reasons and all fields are cleared, and nothing is sent", async ({
  page,
}) => {
  await visitHydrated(page, "/contact");
  await submit(page);
  await expectFault(box(page, "name"), fields.nameMissing);
  await write(page, complete);
  const requests = await submit(page);
  await expectToast(page, sent, "success");
  for (const field of Object.keys(complete) as (keyof Letter)[]) {
    await expect(box(page, field)).toHaveValue("");
    await expectFault(box(page, field), undefined);
  }
  expect(requests).toEqual([]);

  await closeToasts(page);
  await test.step("without a subject and with the Enter key", async () => {
    await write(page, { ...complete, subject: "" });
    await box(page, "email").press("Enter");
    await expectToast(page, sent, "success");
  });
});

test("a service that was chosen becomes the subject, once", async ({ page }) => {
  await page.goto("/services");
  const link = page.locator("a[data-subject]").first();
  const title = await link.locator("xpath=ancestor::li").getByRole("heading").textContent();
  await link.click();
  await expect(page).toHaveURL("/contact");
  await expect(box(page, "subject")).toHaveValue(title!);
  await page.goto("/contact");
  await expect(box(page, "subject")).toHaveValue("");
});

function box(page: Page, field: keyof Letter): Locator {
  return page.getByRole("main").locator(`form [name="${field}"]`);
}

async function write(page: Page, letter: Letter) {
  for (const [field, value] of Object.entries(letter)) await box(page, field as keyof Letter).fill(value);
}

/** Presses the button. Returns the list of all requests from then on. */
async function submit(page: Page): Promise<string[]> {
  const button = page.getByRole("main").locator("form").getByRole("button");
  // Clicking scrolls, so what loads lazily there is loaded first.
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await button.click();
  return requests;
}

async function expectToast(page: Page, { title, text }: { title: string; text: string }, type: "error" | "success") {
  const toast = notifications(page).getByRole("listitem").filter({ hasText: title });
  await expect(toast).toContainText(text);
  await expect(toast).toHaveAttribute("data-type", type);
  // Rich colours make an error visible, not only readable.
  await expect(toast).toHaveAttribute("data-rich-colors", "true");
}

async function closeToasts(page: Page) {
  const close = notifications(page).getByRole("button", { name: "Close toast" });
  // Not by pointer, because a toast may be closing by itself.
  await close.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(notifications(page).getByRole("listitem")).toHaveCount(0);
}

async function expectFault(box: Locator, reason: string | undefined) {
  if (reason === undefined) {
    await expect(box).toHaveAttribute("aria-invalid", "false");
    await expect(box).toHaveAccessibleDescription("");
  } else {
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(box).toHaveAccessibleDescription(reason);
    await expect(box.page().getByText(reason)).toBeVisible();
  }
}
