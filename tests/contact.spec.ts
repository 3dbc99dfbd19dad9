import { expect, test, type Locator, type Page } from "@playwright/test";
import { messages } from "#app/content/messages.ts";
import { pages } from "#app/content/pages/index.ts";
import { mailLink, phoneLink, site, whatsappLink } from "#app/content/site.ts";
import { notifications, visitHydrated, loadWidgets } from "./visit.ts";

const { missing, badEmail, sent, fields } = messages.contact;
const whole = { name: "Asha", email: "asha@example.com", subject: "Classes", message: "May I come on Monday?" };
type Letter = typeof whole;
type Fault = { field: keyof Letter; reason: string };

const refusals: readonly { what: string; letter: Letter; toast: typeof missing | typeof badEmail; faults: Fault[] }[] =
  [
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
      what: "a name and a message of white space",
      letter: { ...whole, name: "   ", message: " \n " },
      toast: missing,
      faults: [
        { field: "name", reason: fields.nameMissing },
        { field: "message", reason: fields.messageMissing },
      ],
    },
    {
      what: "a missing message",
      letter: { ...whole, message: "" },
      toast: missing,
      faults: [{ field: "message", reason: fields.messageMissing }],
    },
    {
      what: "a bad email address",
      letter: { ...whole, email: "asha@example" },
      toast: badEmail,
      faults: [{ field: "email", reason: fields.emailInvalid }],
    },
    {
      what: "a bad email address and a missing name",
      letter: { ...whole, name: "", email: "asha at example.com" },
      toast: missing,
      faults: [
        { field: "name", reason: fields.nameMissing },
        { field: "email", reason: fields.emailInvalid },
      ],
    },
  ];

for (const { what, letter, toast, faults } of refusals) {
  test(`${what} is refused with the reason, and what was written is kept`, async ({ page }) => {
    await openForm(page);
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
  });
}

test("a whole message is thanked for, all four fields are cleared, and nothing is sent", async ({ page }) => {
  await openForm(page);
  await write(page, whole);
  const requests = await submit(page);

  await expectToast(page, sent, "success");
  for (const field of Object.keys(whole) as (keyof Letter)[]) await expect(box(page, field)).toHaveValue("");
  expect(requests).toEqual([]);
});

test("a message without a subject is thanked for too, sent with the Enter key", async ({ page }) => {
  await openForm(page);
  await write(page, { ...whole, subject: "" });
  await box(page, "email").press("Enter");
  await expectToast(page, sent, "success");
});

test("reasons go away once the message is whole", async ({ page }) => {
  await openForm(page);
  await submit(page);
  await expectFault(box(page, "name"), fields.nameMissing);
  await write(page, whole);
  await submit(page);
  await expectToast(page, sent, "success");
  for (const field of ["name", "email", "message"] as const) await expectFault(box(page, field), undefined);
});

test("a visitor whose very first act is to send the form gets the answer too", async ({ page }) => {
  await visitHydrated(page, "/contact");
  // No pointer has moved and no key was pressed: the toaster still sleeps.
  await page.evaluate(() => document.querySelector<HTMLFormElement>("main form")!.requestSubmit());
  await expectToast(page, missing, "error");
});

test("three fields are required, the subject is not, and the message box has six rows", async ({ page }) => {
  await openForm(page);
  for (const field of ["name", "email", "message"] as const) {
    await expect(box(page, field)).toHaveJSProperty("required", true);
  }
  await expect(box(page, "subject")).toHaveJSProperty("required", false);
  await expect(box(page, "email")).toHaveAttribute("type", "email");
  await expect(box(page, "message")).toHaveAttribute("rows", "6");
});

const offerings = pages["/services"].sections.flatMap((section) =>
  section.kind === "offerings" ? section.offerings : [],
);

test("there are six services, and all but teacher training lead to the contact page", () => {
  expect(offerings.map(({ to }) => to).filter((to) => to === "/contact")).toHaveLength(5);
  expect(offerings.filter(({ to }) => to !== "/contact").map(({ to }) => to)).toEqual(["/courses"]);
});

for (const { title, to, action } of offerings) {
  test(`the card "${title}" leads to ${to} and carries its name along only into the subject box`, async ({ page }) => {
    await visitHydrated(page, "/services");
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await card.getByRole("link", { name: action }).click();
    await expect(page).toHaveURL(to);
    if (to === "/contact") await expect(box(page, "subject")).toHaveValue(title);
  });
}

test("a visitor who comes by the menu finds the subject box empty", async ({ page }) => {
  await visitHydrated(page, "/services");
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(box(page, "subject")).toHaveValue("");
});

test("the page has the practice's mail, phone, chat and networks, and the office hours", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  for (const href of [mailLink, phoneLink, whatsappLink])
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  expect(decodeURIComponent(whatsappLink)).toContain(site.whatsapp.greeting);
  for (const { network, href } of site.social) {
    const link = main.getByRole("link", { name: new RegExp(`${network}.*new tab`) });
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  for (const { days, time } of site.hours) {
    await expect(main.getByRole("term").filter({ hasText: days })).toBeVisible();
    await expect(main.getByRole("definition").filter({ hasText: time })).toBeVisible();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form opens the visitor's own mail program, and the browser checks it", async ({ page }) => {
    await page.goto("/contact");
    const form = page.getByRole("main").locator("form");
    await expect(form).toHaveAttribute("action", mailLink);
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("enctype", "text/plain");
    await expect(form).not.toHaveAttribute("novalidate");
    await form.getByRole("button").click();
    // The browser refuses and takes the visitor to the first empty field.
    await expect(box(page, "name")).toBeFocused();
    await expect(page).toHaveURL("/contact");
  });
});

async function openForm(page: Page) {
  await visitHydrated(page, "/contact");
  await loadWidgets(page);
}

function box(page: Page, field: keyof Letter): Locator {
  return page.getByRole("main").locator(`form [name="${field}"]`);
}

async function write(page: Page, letter: Letter) {
  for (const [field, value] of Object.entries(letter)) await box(page, field as keyof Letter).fill(value);
}

/** Presses the button. Answers with whatever is asked of any host from then on. */
async function submit(page: Page): Promise<string[]> {
  const button = page.getByRole("main").locator("form").getByRole("button");
  // Pressing scrolls: what comes into sight is fetched before we listen.
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
  // Rich colours: the destructive style is seen, not only said.
  await expect(toast).toHaveAttribute("data-rich-colors", "true");
}

async function expectFault(box: Locator, reason: string | undefined) {
  if (reason === undefined) {
    await expect(box).not.toHaveAttribute("aria-invalid");
    await expect(box).toHaveAccessibleDescription("");
  } else {
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(box).toHaveAccessibleDescription(reason);
    await expect(box.page().getByText(reason)).toBeVisible();
  }
}
