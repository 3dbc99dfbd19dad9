import { expect, test, type Page } from "@playwright/test";
import { messages, playerText, studies } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { sessions } from "#app/content/sessions.ts";
import { clockTime } from "#app/sessions/clock-time.ts";
import { findContrastViolations, findViolations } from "./axe.ts";
import { listenToLiveRegions, notifications, visitHydrated } from "./visit.ts";

// What a screen reader gets where scripts take part; tests/built/spoken-text.test.ts has the rest.
const stress = sessions.find(({ topic }) => topic === "stress")!;
const { contact, newsletter } = messages;

test("the contact form names each field, gives its purpose, and puts each reason before its field", async ({
  page,
}) => {
  await visitHydrated(page, "/contact");
  const form = page.getByRole("form", { name: "Contact form" });
  const fields = (reasons: Record<string, string>) =>
    tree(
      '- form "Contact form":',
      "  - /children: deep-equal",
      ...["Name", "Email", "Subject (optional)", "Message"].flatMap((label) => [
        `  - text: ${label}`,
        ...(reasons[label] ? [`  - paragraph: ${quote(reasons[label])}`] : []),
        `  - textbox ${quote(label)}${reasons[label] ? " [invalid]" : ""}`,
      ]),
      '  - button "Send message"',
      "  - paragraph:",
      "    - /children: contain",
    );
  await expect(form).toMatchAriaSnapshot(fields({}));
  await form.getByRole("button").click();
  const { nameMissing, emailMissing, messageMissing } = contact.fields;
  await expect(form).toMatchAriaSnapshot(fields({ Name: nameMissing, Email: emailMissing, Message: messageMissing }));
  await expect(form.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(emailMissing);
  await expect(form.getByRole("textbox", { name: "Name" })).toBeFocused();
  const tokens = { name: "name", email: "email", subject: "off", message: "off" };
  for (const [field, token] of Object.entries(tokens)) {
    await expect(form.locator(`[name=${field}]`)).toHaveAttribute("autocomplete", token);
  }
  await expect(page.getByRole("contentinfo").getByRole("textbox")).toHaveAttribute("autocomplete", "email");
});

test("a toast is in a named list, is large enough to press and read, has no axe violations, and covers no focused field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visitHydrated(page, "/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  const { title, text } = contact.missing;
  await expect(notifications(page)).toMatchAriaSnapshot(
    tree(
      "- region /Notifications/:",
      "  - /children: deep-equal",
      "  - list:",
      "    - listitem:",
      '      - button "Close toast"',
      `      - text: ${title} ${text}`,
    ),
  );
  // It stays while the pointer rests on it.
  const toast = notifications(page).getByRole("listitem");
  await toast.hover();
  const close = (await notifications(page).getByRole("button").boundingBox())!;
  expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44);
  const name = page.getByRole("main").getByRole("textbox", { name: "Name" });
  await expect(name).toBeFocused();
  const [field, above] = [(await name.boundingBox())!, (await toast.boundingBox())!];
  expect(field.y).toBeGreaterThanOrEqual(0);
  expect(field.y + field.height).toBeLessThan(above.y);
  expect(await findViolations(page, "[data-sonner-toaster]")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findContrastViolations(page, "[data-sonner-toaster]")).toEqual([]);
  expect(await textSize(page)).toBe(16);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  expect(await textSize(page)).toBe(32);
});

test("a player has its name, caution, transcript and named tools", async ({ page }) => {
  await visitHydrated(page, "/audios#stress");
  const article = page.locator("details:has(> #stress)");
  await expect(article).toMatchAriaSnapshot(
    tree(
      "- group:",
      `  - heading ${quote(stress.title)} [level=3]`,
      `  - ${quote(`heading ${quote(`Caution: ${stress.title}`)} [level=4]`)}`,
      `  - paragraph: ${quote(playerText.beforePlay)}`,
      `  - paragraph: ${quote(stress.about)}`,
      "  - list",
      "  - paragraph:",
      `    - link ${quote(playerText.caution.seeAll)}`,
      "  - group:",
      `    - ${quote(`heading ${quote(of(stress.title, playerText.guide.open))} [level=4]`)}`,
    ),
  );
  await page.locator("#stress summary").click();
  await expect(article.getByRole("link", { name: `${playerText.download.verb} ${stress.title}` })).toHaveCount(
    stress.short ? 2 : 1,
  );
  const [first] = stress.chapters;
  await expect(article.getByRole("heading", { level: 5 })).toHaveCount(stress.chapters.length);
  await expect(article.getByRole("heading", { level: 5 }).first()).toHaveAccessibleName(
    `${clockTime(first!.start)} ${first!.title}`,
  );
  const player = article.locator("audio");
  await expect(player).toHaveAccessibleName(stress.title);
  await expect(player).toHaveAccessibleDescription(playerText.beforePlay);
  await player.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect(page.getByRole("group", { name: fill(playerText.tools, { title: stress.title }) })).toMatchAriaSnapshot(
    tree(
      `- ${quote(`group ${quote(fill(playerText.tools, { title: stress.title }))}`)}:`,
      `  - list ${quote(playerText.chapters)}:`,
      "    - /children: deep-equal",
      ...stress.chapters.flatMap(({ title, start }) => [
        "    - listitem:",
        `      - button ${quote(`${title} ${clockTime(start)}`)}`,
      ]),
      `  - combobox ${quote(playerText.sleep.label)}`,
    ),
  );
});

test("a citation leads to its source, and the source back to the citation", async ({ page }) => {
  await page.goto("/research");
  const first = page.getByRole("link", { name: "Source 1", exact: true }).first();
  await first.click();
  const entry = page.locator("#reference-1");
  await expect(entry).toBeInViewport();
  const source = entry.getByRole("link").first();
  await expect(source).toHaveAccessibleName(/\(doi\.org\)$/);
  expect(Object.values(studies).map(({ title }) => `${title} (doi.org)`)).toContain(
    (await source.textContent())!.trim(),
  );
  await entry.getByLabel("Back to the text, source 1", { exact: true }).click();
  await expect(first).toBeInViewport();
  await expect(first).toBeFocused();
});

test("live regions speak once for each refused message, each sent one, and each answer of the newsletter", async ({
  page,
}) => {
  await visitHydrated(page, "/contact");
  const spoken = await listenToLiveRegions(page);
  const expected: string[] = [];
  const send = page.getByRole("button", { name: "Send message" });
  await send.press("Enter");
  expected.push(contact.missing.title + contact.missing.text);
  await expect.poll(spoken).toEqual(expected);
  for (const [field, value] of Object.entries({ Name: "Asha", Email: "asha@example.com", Message: "Namaste" })) {
    await page.getByRole("main").getByRole("textbox", { name: field }).fill(value);
  }
  await send.press("Enter");
  expected.push(contact.sent.title + contact.sent.text);
  await expect.poll(spoken).toEqual(expected);
  await page.getByRole("contentinfo").getByRole("textbox").fill("asha@example.com");
  await page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" }).press("Enter");
  expected.push(newsletter.notOpen.title + newsletter.notOpen.text);
  await expect.poll(spoken).toEqual(expected);
});

/** A heading that ends, visually hidden, with what it belongs to. */
function of(whose: string, words: string): string {
  return `${words}: ${whose}`;
}

function textSize(page: Page): Promise<number> {
  return notifications(page)
    .getByRole("listitem")
    .evaluate((toast) => parseFloat(getComputedStyle(toast.querySelector("[data-description]")!).fontSize));
}

function tree(...lines: string[]): string {
  return lines.join("\n");
}

function quote(words: string): string {
  return JSON.stringify(words);
}
