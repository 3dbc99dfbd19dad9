import { expect, test, type Page } from "@playwright/test";
import { gallery, messages, playerText, studies, testimonials, videos } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { mediaTabs } from "#app/content/fragments.ts";
import { practicesOf } from "#app/content/practices-of.ts";
import { footerMenu, mainMenu, menuLabels, phoneLink, site } from "#app/content/site.ts";
import type { SitePath } from "#app/content/types.ts";
import { plain, stepText } from "#app/content/text.ts";
import { fill } from "#app/content/fill.ts";
import { plainLetters } from "#app/sections/plain-letters.ts";
import { clockTime } from "#app/sessions/clock-time.ts";
import { guide } from "#sound/score/guide.ts";
import { sessions } from "#sound/sessions/all.ts";
import { recordingOf } from "#sound/voice/sanskrit.ts";
import { readTree } from "./accessibility-tree.ts";
import { notifications, visitHydrated, waitForHydration } from "./visit.ts";

// What a screen reader gets. The words come from the content, so changing them changes no test.
const stress = sessions.map(guide).find(({ topic }) => topic === "stress")!;
const { contact, newsletter } = messages;

test("header and footer are navigations of headed lists, and say which page you are on", async ({ page }) => {
  await visitHydrated(page, "/about");
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(
    tree(
      "- banner:",
      "  - /children: deep-equal",
      ...link(2, site.name, "/"),
      '  - navigation "Main":',
      "    - list:",
      ...mainMenu.flatMap(({ to, label }) => ["      - listitem:", ...link(8, label, to)]),
    ),
  );
  await expect(page.getByRole("banner").locator("[aria-current=page]")).toHaveAccessibleName("About Us");

  await page.goto("/books");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("navigation")).toMatchAriaSnapshot(
    tree(
      '- navigation "Footer":',
      "  - /children: deep-equal",
      ...footerMenu.flatMap(({ heading, links }) => [
        `  - heading ${quote(heading)} [level=2]`,
        "  - list:",
        ...links.flatMap(({ to, label }) => ["    - listitem:", ...link(6, label, to)]),
      ]),
    ),
  );
  await expect(footer.locator("[aria-current=page]")).toHaveAccessibleName("Books");
});

test("a page begins with its title, and the picture behind it comes after the text", async ({ page }) => {
  for (const address of ["/", "/contact"] as const) {
    await page.goto(address);
    const { title, subtitle } = pages[address];
    await expect(page.getByRole("main")).toMatchAriaSnapshot(
      tree("- main:", `  - heading ${quote(title)} [level=1]`, `  - paragraph: ${quote(subtitle)}`, "  - img"),
    );
    expect(await page.locator("main img").first().evaluate(isAfterTitle)).toBe(true);
  }
});

test("the contact page keeps the spaces between words, explains the form before it, and says which number is a phone", async ({
  page,
}) => {
  await page.goto("/contact");
  const names = (await readTree(await page.context().newCDPSession(page))).map(({ name }) => name);
  expect(names).toContain("Subject (optional)");
  expect(names).toContain(`© ${site.copyrightYear} ${site.name}`);
  expect(names).toContain(pages["/contact"].gist!.map(plain).join(" "));
  await expect(page.getByRole("main")).toMatchAriaSnapshot(
    tree(
      "- main:",
      '  - heading "Write to us" [level=2]',
      "  - paragraph:",
      ...link(4, "email, phone or WhatsApp", "/contact#details"),
      '  - form "Contact form"',
    ),
  );
  const before = page.locator("main form").locator("xpath=../preceding-sibling::p");
  await expect(before).toHaveText(plain(pages["/contact"].beforeForm!));
  await expect(page.getByRole("main").locator(`a[href="${phoneLink}"]`)).toHaveAccessibleName(`Phone: ${site.phone}`);
});

test("a verse has a heading, then meaning and pronunciation, then its lines without danda marks", async ({ page }) => {
  for (const address of ["/bhakti-yoga", "/ethics"] as const) {
    await page.goto(address);
    for (const section of pages[address].sections) {
      if (section.kind !== "verses") continue;
      for (const { title, meaning, say, roman, devanagari, source } of section.verses) {
        const verse = page
          .getByRole("article")
          .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
        const heard = (lines: string) => lines.replaceAll(/ [।॥]/g, "").replaceAll("\n", " ");
        await expect(verse).toMatchAriaSnapshot(
          tree(
            "- article:",
            "  - /children: deep-equal",
            `  - heading ${quote(title)} [level=3]`,
            `  - paragraph: ${quote(`“${meaning}”`)}`,
            `  - paragraph: ${quote(`Say: ${say.replaceAll("*", "")}.`)}`,
            "  - blockquote:",
            `    - paragraph: ${quote(heard(plainLetters(roman)))}`,
            `    - paragraph: ${quote(heard(devanagari))}`,
            `  - paragraph: ${quote(source)}`,
            ...(recordingOf(roman) ? [`  - link ${quote(`Hear ${title}`)}`] : []),
          ),
        );
      }
    }
  }
});

test("a testimonial has its rating first, then a heading with the name, then its text", async ({ page }) => {
  await page.goto("/testimonials");
  for (const { category, name, text, rating } of Object.values(testimonials)) {
    const heading = of(name, category);
    const story = page.getByRole("figure").filter({ has: page.getByRole("heading", { name: heading }) });
    await expect(story).toMatchAriaSnapshot(
      tree(
        "- figure:",
        `  - img ${quote(`${rating} of 5 stars`)}`,
        `  - ${quote(`heading ${quote(heading)} [level=3]`)}`,
        "  - blockquote:",
        `    - paragraph: ${quote(text)}`,
      ),
    );
  }
});

test("each picture of the gallery has a heading, and its description is not repeated", async ({ page }) => {
  await page.goto("/gallery");
  for (const { alt, title, category, description } of gallery) {
    const figure = page.getByRole("figure").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(figure).toMatchAriaSnapshot(
      tree(
        "- figure:",
        `  - img ${quote(alt)}`,
        `  - heading ${quote(title)} [level=3]`,
        `  - paragraph: ${quote(category)}`,
        `  - paragraph: ${quote(description)}`,
      ),
    );
    expect(alt).not.toMatch(/illustration/i);
  }
});

test("the contact form names each field, gives its purpose, and puts each reason before its field", async ({
  page,
}) => {
  await openForm(page);
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

test("a toast is in a named list, has a named button, and is large enough to press and read", async ({ page }) => {
  await openForm(page);
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
  const close = (await notifications(page).getByRole("button").boundingBox())!;
  expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44);
  expect(await textSize(page)).toBe(16);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  expect(await textSize(page)).toBe(32);
});

test("a toast does not cover the focused field, even on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openForm(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(notifications(page).getByRole("listitem")).toBeVisible();
  const name = page.getByRole("main").getByRole("textbox", { name: "Name" });
  await expect(name).toBeFocused();
  const [field, toast] = [
    (await name.boundingBox())!,
    (await notifications(page).getByRole("listitem").boundingBox())!,
  ];
  expect(field.y).toBeGreaterThanOrEqual(0);
  expect(field.y + field.height).toBeLessThan(toast.y);
});

test("there are two tabs, one is selected, and its panel has the name of the tab", async ({ page }) => {
  await visitHydrated(page, "/media");
  await expect(page.getByRole("tablist")).toMatchAriaSnapshot(
    tree('- tablist "Media":', "  - /children: deep-equal", '  - tab "Videos" [selected]', '  - tab "Audio Sessions"'),
  );
  const { title, channel = "", summary } = videos[0]!;
  await expect(page.getByRole("tabpanel")).toMatchAriaSnapshot(
    tree(
      '- tabpanel "Videos":',
      '  - heading "Videos" [level=2]',
      "  - list:",
      "    - listitem:",
      `      - heading ${quote(title)} [level=3]`,
      `      - paragraph: ${quote(channel)}`,
      `      - paragraph: ${quote(summary)}`,
      "      - iframe",
    ),
  );
  await expect(page.locator("main iframe").first()).toHaveAttribute("title", title);
});

test("a player has its name, caution, transcript and named tools", async ({ page }) => {
  await visitHydrated(page, "/audios#stress");
  const article = page.locator("details:has(> #stress)");
  await expect(article).toMatchAriaSnapshot(
    tree(
      "- group:",
      `  - heading ${quote(stress.title)} [level=3]`,
      `  - ${quote(`heading ${quote(`Caution: ${stress.title}`)} [level=4]`)}`,
      "  - paragraph:",
      `    - link ${quote(playerText.caution.seeAll)}`,
      "  - list",
      `  - paragraph: ${quote(stress.about)}`,
      "  - group:",
      `    - ${quote(`heading ${quote(of(stress.title, playerText.guide.open))} [level=4]`)}`,
    ),
  );
  await page.locator("#stress summary").click();
  await expect(article.getByRole("link", { name: `${playerText.download.verb} ${stress.title}` })).toBeVisible();
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

test("the FAQ has a heading for each part, and each question is a heading that opens its answer", async ({ page }) => {
  await visitHydrated(page, "/faq");
  for (const section of pages["/faq"].sections) {
    if (section.kind !== "faq") continue;
    const heading = page.getByRole("heading", { level: 2, name: section.heading, exact: true });
    await expect(page.locator("main section").filter({ has: heading })).toMatchAriaSnapshot(
      tree(
        `- heading ${quote(section.heading)} [level=2]`,
        ...section.questions.flatMap(({ question }) => ["- group:", `  - heading ${quote(question)} [level=3]`]),
      ),
    );
  }
  const question = page.locator("main section details").first();
  await question.locator("summary").click();
  const first = pages["/faq"].sections.find((section) => section.kind === "faq")!.questions[0]!.answer[0];
  await expect(question).toContainText(typeof first === "string" ? first : plain(first as never));
});

test("the caution of a practice has a heading and comes before its numbered steps", async ({ page }) => {
  await page.goto("/ageing-yoga");
  // On a phone, the steps of several practices side by side are folded.
  await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
  const practices = pages["/ageing-yoga"].sections.flatMap((section) =>
    practicesOf(section).map((practice) => ({ ...practice, folds: section.kind === "practices" })),
  );
  expect(practices.length).toBeGreaterThan(2);
  for (const { title, amount, caution, steps, folds } of practices) {
    const heading = page.getByRole("heading", { level: 3, name: title, exact: true });
    const practice = page.getByRole("article").filter({ has: heading });
    await expect(practice).toMatchAriaSnapshot(
      tree(
        "- article:",
        `  - heading ${quote(title)} [level=3]`,
        ...(amount ? [`  - paragraph: ${quote(`How much: ${amount}`)}`] : []),
        "  - paragraph",
        `  - ${quote(`heading ${quote(`Caution: ${title}`)} [level=4]`)}`,
        "  - paragraph",
        "  - list",
        ...(folds ? ["  - group:", "    - list"] : ["  - list"]),
        ...(caution.instead ? ["  - paragraph"] : []),
      ),
    );
    const lists = practice.getByRole("list");
    await expect(lists.first().getByRole("listitem")).toHaveText(caution.avoid.map(plain));
    await expect(lists.last().getByRole("listitem").locator("> :first-child + *")).toContainText(
      steps.map((step) => plain(stepText(step))),
    );
  }
});

test("a table stays a table on a phone, where it is drawn as blocks", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const address = (Object.keys(pages) as SitePath[]).find((path) => tablesOf(path).length === 1)!;
  const [section] = tablesOf(address);
  await page.goto(address);
  await expect(page.getByRole("table", { name: section!.caption })).toMatchAriaSnapshot(
    tree(
      `- table ${quote(section!.caption)}:`,
      "  - caption",
      "  - rowgroup:",
      "    - row:",
      ...section!.columns.map((column) => `      - columnheader ${quote(column)}`),
      "  - rowgroup:",
      ...section!.rows.flatMap(([name, ...cells]) => [
        "    - row:",
        `      - rowheader ${quote(plain(name!))}`,
        ...cells.map((cell) => `      - cell ${quote(plain(cell))}`),
      ]),
    ),
  );
  expect(await page.locator("main [role=table] :is(thead, tbody, tr, th, td):not([role])").count()).toBe(0);
});

for (const isHydrated of [false, true]) {
  const when = isHydrated ? "after hydration" : "before hydration";
  test(`a citation leads to its source, and the source back to the citation, ${when}`, async ({ page }) => {
    await page.goto("/research");
    if (isHydrated) await waitForHydration(page);
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
}

test("the name of a card says which page it leads to", async ({ page }) => {
  await page.goto("/yoga-types");
  const cards = pages["/yoga-types"].sections.flatMap((section) => (section.kind === "cards" ? section.cards : []));
  for (const { title, to } of cards) {
    if (!to) continue;
    const link = page.getByRole("main").getByRole("listitem").getByRole("link", { name: title });
    await expect(link).toHaveAccessibleName(`${title} (page: ${menuLabels.get(to as SitePath)})`);
  }
});

test.describe("live regions speak once", () => {
  test("for each refused message, each sent one, and each answer of the newsletter", async ({ page }) => {
    await openForm(page);
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

  test("for a session that cannot be loaded", async ({ page }) => {
    await page.route("**/audio/*.mp3", (route) => route.abort());
    await visitHydrated(page, "/audios#stress");
    const spoken = await listenToLiveRegions(page);
    await page.locator("#stress audio").evaluate((audio: HTMLAudioElement) => audio.play().catch(() => {}));
    await expect.poll(spoken).toEqual([playerText.failure]);
  });
});

test("each session is a heading below its group, and a link to the tabs of the media page leads there", async ({
  page,
}) => {
  await page.goto("/audios");
  const [first] = playerText.shelves;
  const titles = first!.sessions.map(({ topic }) => sessions.find((session) => session.topic === topic)!.title);
  await expect(page.locator("#sessions > :last-child > :first-child")).toMatchAriaSnapshot(
    tree(
      `- heading ${quote(first!.heading)} [level=2]`,
      ...titles.flatMap((title) => ["- group:", `  - heading ${quote(title)} [level=3]`]),
    ),
  );
  await page.goto(`/media#${mediaTabs}`);
  await expect(page.getByRole("tablist")).toBeInViewport();
});

async function openForm(page: Page) {
  await visitHydrated(page, "/contact");
}

/** A heading that ends, visually hidden, with what it belongs to. */
function of(whose: string, words: string): string {
  return `${words}: ${whose}`;
}

function isAfterTitle(picture: Element): boolean {
  const title = document.querySelector("h1")!;
  return Boolean(title.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING);
}

function textSize(page: Page): Promise<number> {
  return notifications(page)
    .getByRole("listitem")
    .evaluate((toast) => parseFloat(getComputedStyle(toast.querySelector("[data-description]")!).fontSize));
}

/** Records what every live region of the page announces from now on. */
async function listenToLiveRegions(page: Page): Promise<() => Promise<string[]>> {
  const spoken = await page.evaluateHandle(() => {
    const said: string[] = [];
    const live = "[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]";
    const record = (node: Node) => {
      const words = node.textContent?.trim();
      const holder = node instanceof Element ? node : node.parentElement;
      if (words && holder?.closest(live)) said.push(words);
      else if (node instanceof Element) node.querySelectorAll(live).forEach((region) => record(region));
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") record(target);
        else addedNodes.forEach(record);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return said;
  });
  return () => spoken.jsonValue();
}

function tree(...lines: string[]): string {
  return lines.join("\n");
}

function link(indent: number, name: string, url: string): string[] {
  return [`${" ".repeat(indent)}- link ${quote(name)}:`, `${" ".repeat(indent + 2)}- /url: ${url}`];
}

function quote(words: string): string {
  return JSON.stringify(words);
}

const tablesOf = (path: SitePath) => pages[path].sections.filter((section) => section.kind === "comparison");
