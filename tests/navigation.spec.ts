import { expect, test, type Page } from "@playwright/test";
import { labels, messages, videos } from "#app/content/content.ts";
import { mediaTabs } from "#app/content/fragments.ts";
import { pages } from "#app/content/pages.ts";
import { footerMenu } from "#app/content/site.ts";
import { findViolations } from "./axe.ts";
import { expectNoLayoutShift, scriptsOf, scrollThrough, visitHydrated, waitForHydration, watchPage } from "./visit.ts";

test.describe("a change of page", () => {
  test("starts at the top, also by the footer, back and forward, and a reload keeps the position", async ({ page }) => {
    await visitHydrated(page, "/faq");
    await scrollToEnd(page);
    await menuLink(page, "/services").click();
    await expectTopOf(page, "/services");
    await scrollToEnd(page);
    const position = await page.evaluate(() => scrollY);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
    await page.goBack();
    await expectTopOf(page, "/faq");
    await scrollToEnd(page);
    await page.goForward();
    await expectTopOf(page, "/services");
    const { to, label } = footerMenu[0]!.links[0]!;
    await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
    await expectTopOf(page, to);
  });

  test("to a fragment arrives there at once, and the keyboard goes on from there", async ({ page }) => {
    // With less motion nothing could race down the page.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      const positions: number[] = [];
      Object.assign(window, { positions });
      const look = () => {
        positions.push(scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto("/faq");
    await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" }).click();
    await expect(page).toHaveURL("/about#accessibility");
    await expect(page.locator("#accessibility")).toBeInViewport();
    const end = await page.evaluate(() => scrollY);
    expect(end).toBeGreaterThan(0);
    const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
    // Fonts that arrive late may move it a little.
    expect(positions.filter((position) => position > 0 && Math.abs(position - end) > 200)).toEqual([]);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").evaluate(isAfter, "#accessibility")).toBe(true);
  });
});

for (const [width, address] of [
  [390, "/"],
  [390, "/yoga-types"],
  [1440, "/media"],
] as const) {
  test(`fonts that arrive late shift nothing visibly on ${address} at ${width} px`, async ({ page }) => {
    await watchPage(page);
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.woff2", (route) => held.then(() => route.continue()));
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await waitForHydration(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    await expectNoLayoutShift(page);
  });
}

test("the skip link is the first tab stop, is visible, and leads to the content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#main");
  await expect(skip).toBeInViewport();
  expect((await skip.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the media tabs show the videos first, also after a reload, work by keyboard and load no script", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto(`/media#${mediaTabs}`);
  await expect(page.getByRole("tablist")).toBeInViewport();
  await expect(page.getByRole("tablist")).toMatchAriaSnapshot(
    '- tablist "Media":\n  - /children: deep-equal\n  - tab "Videos" [selected]\n  - tab "Audio Sessions"',
  );
  await expectSelected(page, "Videos");
  await tab(page, "Videos").focus();
  for (const [key, selected] of [
    ["ArrowRight", "Audio Sessions"],
    ["ArrowLeft", "Videos"],
    ["End", "Audio Sessions"],
    ["Home", "Videos"],
    ["ArrowLeft", "Audio Sessions"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, selected), key).toBeFocused();
    await expectSelected(page, selected);
  }
  // Only the selected tab is a tab stop; the next stop is in its panel.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: "Audio Sessions" }).locator(":focus")).toHaveCount(1);
  const line = (name: string) => tab(page, name).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await line("Videos"), `the line of the tab, forced colours ${forcedColors}`).not.toBe(
      await line("Audio Sessions"),
    );
  }
  await page.reload();
  await expectSelected(page, "Videos");
  expect(scripts).toEqual([]);
});

/** Stands in for the page of the video platform. Returns what was asked of it. */
async function fakePlatform(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const body =
    "<!doctype html><title>Played</title><p>Playing<script>document.fullscreenEnabled || document.write(', but small')</script>";
  await page.context().route(/youtube|ytimg|google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body });
  });
  return asked;
}

test("a video frame loads when the reader is near, has no axe violations, and works by keyboard", async ({ page }) => {
  const requested = new Set<string>();
  page.on("request", (request) => requested.add(new URL(request.url()).pathname));
  const asked = await fakePlatform(page);
  await page.goto("/media", { waitUntil: "networkidle" });
  const last = page.locator("main iframe").last();
  const address = (await last.getAttribute("src"))!;
  expect(requested).not.toContain(address);
  await last.scrollIntoViewIfNeeded();
  await expect(last.contentFrame().getByRole("link")).toBeVisible();
  expect(requested).toContain(address);

  const frame = page.locator("main iframe").first();
  await frame.scrollIntoViewIfNeeded();
  await frame.contentFrame().getByRole("link").focus();
  const violations = await findViolations((await (await frame.elementHandle())!.contentFrame())!);
  // Heading and landmark are in the page around the frame.
  const ofPage = /^(page-has-heading-one|landmark-one-main|region)\b/;
  expect(violations.filter((violation) => !ofPage.test(violation))).toEqual([]);
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(frame.contentFrame().getByText("Playing", { exact: true })).toBeVisible();
});

test("a video grows when it is played, and its top stays in place, at every width", async ({ page }) => {
  await fakePlatform(page);
  await page.goto("/media");
  for (const [i, width] of [390, 768, 1440].entries()) {
    await page.setViewportSize({ width, height: 900 });
    // The second one first, because it stays in its column only as long as the first one has not grown.
    for (const nth of [2 * i + 1, 2 * i]) {
      const frame = page.locator("main iframe").nth(nth);
      await frame.scrollIntoViewIfNeeded();
      const link = frame.contentFrame().getByRole("link");
      await expect(link).toBeVisible();
      const before = (await frame.boundingBox())!;
      await link.click();
      await expect(frame.contentFrame().getByText("Playing", { exact: true })).toBeVisible();
      const after = (await frame.boundingBox())!;
      const shelf = (await frame.locator("xpath=ancestor::ul").boundingBox())!;
      const widest = 960;
      expect(after.width, `${width} px`).toBeCloseTo(Math.min(shelf.width, widest), 0);
      expect(after.width, `${width} px`).toBeGreaterThan(before.width);
      expect(after.height, `${width} px`).toBeCloseTo((after.width * 9) / 16, 0);
      expect(after.y, `${width} px`).toBeCloseTo(before.y, 0);
    }
  }
});

test("a press on the title of a video plays it", async ({ page }) => {
  await fakePlatform(page);
  await page.goto("/media");
  const video = page.locator("main li", { has: page.locator("iframe") }).nth(1);
  await video.scrollIntoViewIfNeeded();
  const frame = video.locator("iframe").contentFrame();
  await expect(frame.getByRole("link")).toBeVisible();
  await video.getByRole("heading").click();
  await expect(frame.getByText("Playing", { exact: true })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a video shows our own poster and asks its platform only when pressed", async ({ page }) => {
    const asked = await fakePlatform(page);
    await page.goto("/media");
    const frames = page.locator("main iframe");
    await expect(frames).toHaveCount(videos.length);
    const pressed = frames.nth(1);
    await pressed.scrollIntoViewIfNeeded();
    const poster = pressed.contentFrame();
    const link = poster.getByRole("link", { name: (await pressed.getAttribute("title"))! });
    await expect(poster.locator("img")).toHaveAttribute("src", /^\/posters\//);
    await expect
      .poll(() => poster.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .not.toBe(0);
    expect(asked).toEqual([]);
    const embed = (await link.getAttribute("href"))!;
    await link.click();
    await expect(poster.getByText("Playing", { exact: true })).toBeVisible();
    expect(asked).toEqual([embed]);
    await expect(page).toHaveURL("/media");
    await expect(frames.first().contentFrame().getByRole("link")).toBeVisible();
  });

  test("the contents list is open on a wide screen and folded on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/pranayam");
    const contents = page.getByRole("navigation", { name: labels.contents });
    await expect(contents.getByRole("link").first()).toBeVisible();
    await expect(contents.locator("summary")).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(contents.getByRole("link")).toHaveCount(0);
    await contents.locator("summary").click();
    await expect(contents.getByRole("link").first()).toBeVisible();
  });
});

test("a link into a tab of the media page selects the tab and leads there", async ({ page }) => {
  await page.goto("/media#audio-panel");
  await expect(page.getByRole("tab", { selected: true })).toHaveText(labels.media.sessions);
  await expect(page.locator("#audio-panel")).toBeInViewport();
});

test("the first screen of the home page on a phone shows its title, its first button and every way to begin", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".hero a").first()).toBeInViewport({ ratio: 1 });
  for (const { label } of pages["/"].begin!)
    await expect(page.getByRole("main").getByRole("link", { name: label, exact: true })).toBeInViewport({ ratio: 1 });
});

test.describe("for a reader of German in Auckland", () => {
  test.use({ locale: "de-DE", timezoneId: "Pacific/Auckland" });

  test("'Last Updated' is the reader's own today", async ({ page }) => {
    // In Auckland it is already the sixth.
    await page.clock.setFixedTime("2027-03-05T20:00:00Z");
    await page.goto("/privacy");
    const line = page.getByText("Last Updated");
    await expect(line).toContainText("6. März 2027");
    await expect(line.locator("time")).toHaveAttribute("datetime", "2027-03-06");
  });
});

test("an unknown address gets a real 404, a link home, and a console line that names it", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  const response = await page.goto("/a/b/c");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages.notFound.title);
  await expect.poll(() => lines.filter((line) => line.includes("/a/b/c")).length).toBeGreaterThan(0);
  await page.getByRole("main").getByRole("link", { name: messages.notFound.home }).click();
  await expectPage(page, "/");
});

test("the name of a network appears over its icon after 700 ms, and over the next one at once", async ({ page }) => {
  await page.clock.install();
  await visitHydrated(page, "/videos");
  const links = page.getByRole("contentinfo").getByRole("link", { name: "opens in a new tab" });
  await links.first().scrollIntoViewIfNeeded();
  await expect(links.first()).toHaveAttribute("data-state", "closed");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await links.first().hover();
  await page.clock.runFor(600);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByRole("tooltip")).toHaveText((await links.first().getAttribute("aria-label"))!);
  await links.nth(1).hover();
  // A tooltip stays while the pointer may be moving onto it; one more move shows that it is not.
  await page.mouse.move(2, 2);
  await links.nth(1).hover();
  await page.clock.runFor(50);
  await expect(page.getByRole("tooltip")).toHaveText((await links.nth(1).getAttribute("aria-label"))!);
});

test("with reduced motion nothing moves, neither on arrival nor while scrolling", async ({ page }) => {
  await page.goto("/");
  expect(await animationsOn(page)).toEqual([]);
  await scrollThrough(page);
  expect(await animationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
});

test.describe("cards", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("fade in one after another when they enter the viewport, and only once", async ({ page }) => {
    await visitHydrated(page, "/ethics");
    const group = page.locator("[data-waiting]").last();
    await expect(group).toBeAttached();
    await group.evaluate((element) => element.setAttribute("data-test-group", ""));
    const watched = page.locator("[data-test-group]");
    await watched.evaluate((element) => {
      element.setAttribute("data-test-starts", "0");
      element.addEventListener("animationstart", () => {
        element.setAttribute("data-test-starts", String(Number(element.getAttribute("data-test-starts")) + 1));
      });
    });
    const cards = await watched.locator("> *").count();
    await expect(watched).toHaveCSS("opacity", "0");
    await watched.scrollIntoViewIfNeeded();
    await expect(watched).toHaveAttribute("data-revealed");
    const delays = await watched
      .locator("> *")
      .evaluateAll((cards) => cards.map((card) => parseFloat(getComputedStyle(card).animationDelay)));
    const step = Number(await watched.getAttribute("data-stagger"));
    expect(delays.slice(0, 3)).toEqual([0, step, 2 * step].slice(0, cards));
    await expect(watched).toHaveAttribute("data-test-starts", String(cards));
    await expect(watched.locator("> *").last()).toHaveCSS("opacity", "1");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(watched).not.toBeInViewport();
    await watched.scrollIntoViewIfNeeded();
    await expect(watched).toBeInViewport();
    await expect(watched).toHaveAttribute("data-test-starts", String(cards));
  });
});

function menuLink(page: Page, to: string) {
  return page.getByRole("banner").getByRole("navigation").locator(`a[href="${to}"]`);
}

function tab(page: Page, name: string) {
  return page.getByRole("tab", { name });
}

async function expectSelected(page: Page, name: string) {
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
}

async function expectPage(page: Page, path: keyof typeof pages) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[path].title);
}

async function scrollToEnd(page: Page) {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
}

async function expectTopOf(page: Page, path: keyof typeof pages) {
  await expectPage(page, path);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

function isAfter(element: Element, selector: string): boolean {
  const other = document.querySelector(selector)!;
  return Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
}

function animationsOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name)),
  );
}
