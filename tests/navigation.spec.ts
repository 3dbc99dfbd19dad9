import { expect, test, type Page } from "@playwright/test";
import { labels, messages, videos } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { footerMenu, mainMenu, site } from "#app/content/site.ts";
import { findViolations } from "./axe.ts";
import { expectNoLayoutShift, scrollThrough, waitForHydration, visitHydrated, watchPage } from "./visit.ts";

const titleOf = (path: keyof typeof pages) => `${pages[path].title} · ${site.name}`;

test.describe("a change of page", () => {
  test("starts at the top, also by the footer, back and forward", async ({ page }) => {
    await visitHydrated(page, "/faq");
    await scrollToEnd(page);
    await menuLink(page, "/services").click();
    await expectPage(page, "/services");
    await expectTop(page);
    await scrollToEnd(page);
    await page.goBack();
    await expectPage(page, "/faq");
    await expectTop(page);
    await scrollToEnd(page);
    await page.goForward();
    await expectPage(page, "/services");
    await expectTop(page);
    const { to, label } = footerMenu[0]!.links[0]!;
    await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
    await expectPage(page, to);
    await expectTop(page);
  });

  test("starts the keyboard at the start of the page", async ({ page }) => {
    await page.goto("/about");
    await menuLink(page, "/research").click();
    await expect(page).toHaveTitle(titleOf("/research"));
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAttribute("href", "#main");
  });

  test("to a fragment scrolls there, and the keyboard goes on from there", async ({ page }) => {
    await visitHydrated(page, "/faq");
    await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" }).click();
    await expect(page).toHaveURL("/about#accessibility");
    await expect(page.locator("#accessibility")).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").evaluate(isAfter, "#accessibility")).toBe(true);
  });

  test("keeps one title, one main and one h1, logs nothing and stores nothing", async ({ page, context }) => {
    const watch = await watchPage(page);
    await visitHydrated(page, "/");
    for (const { to } of mainMenu) {
      await menuLink(page, to).click();
      await expectPage(page, to);
      await expect(menuLink(page, to)).toHaveAttribute("aria-current", "page");
      for (const one of ["title", "main", "h1", "link[rel=canonical]", "meta[name=description]"]) {
        await expect(page.locator(one), `${one} on ${to}`).toHaveCount(1);
      }
    }
    expect(watch).toEqual({ complaints: [], foreignRequests: [] });
    await expect.poll(() => page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });
});

test("fonts that arrive late shift nothing visibly", async ({ page }) => {
  await watchPage(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ["/", "/media", "/yoga-types"]) {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/*.woff2", (route) => held.then(() => route.continue()));
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await waitForHydration(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      await test.step(`${address} at ${width} px`, () => expectNoLayoutShift(page));
      await page.unroute("**/*.woff2");
    }
  }
});

test("the skip link is the first tab stop, is visible, and leads to the content", async ({ page }) => {
  await visitHydrated(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#main");
  await expect(skip).toBeInViewport();
  expect((await skip.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("the media tabs", () => {
  test("show the videos first and work by keyboard", async ({ page }) => {
    await visitHydrated(page, "/media");
    const [videos, audio] = [tab(page, "Videos"), tab(page, "Audio Sessions")];
    await expectSelected(page, "Videos");
    await videos.focus();
    const moves = [
      ["ArrowRight", "Audio Sessions"],
      ["ArrowLeft", "Videos"],
      ["End", "Audio Sessions"],
      ["Home", "Videos"],
      ["ArrowLeft", "Audio Sessions"],
    ] as const;
    for (const [key, selected] of moves) {
      await page.keyboard.press(key);
      await expect(selected === "Videos" ? videos : audio, key).toBeFocused();
      await expectSelected(page, selected);
    }
    // Only the selected tab is a tab stop; the next stop is in its panel.
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: "Audio Sessions" }).locator(":focus")).toHaveCount(1);
  });

  test("start with the videos again after leaving or reloading", async ({ page }) => {
    await visitHydrated(page, "/media");
    await tab(page, "Audio Sessions").click();
    await expectSelected(page, "Audio Sessions");
    await menuLink(page, "/about").click();
    await expectPage(page, "/about");
    await page.goBack();
    await expectPage(page, "/media");
    await expectSelected(page, "Videos");
    await tab(page, "Audio Sessions").click();
    await page.reload();
    await waitForHydration(page);
    await expectSelected(page, "Videos");
  });
});

/** Stands in for the page of the video platform. */
const played =
  "<!doctype html><title>Played</title><p>Playing<script>document.fullscreenEnabled || document.write(', but small')</script>";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "a video, with scripts," : "a video, without scripts,", () => {
    test.use({ javaScriptEnabled });

    test("shows our own poster and contacts the platform only when pressed", async ({ page }) => {
      const contacted: string[] = [];
      await page.context().route(/youtube|ytimg|google/, (route) => {
        contacted.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: played });
      });
      await page.goto("/media");
      const frames = page.locator("main iframe");
      await expect(frames).toHaveCount(videos.length);
      const pressed = frames.nth(1);
      await pressed.scrollIntoViewIfNeeded();
      const poster = pressed.contentFrame();
      const link = poster.getByRole("link", { name: (await pressed.getAttribute("title"))! });
      const embed = (await link.getAttribute("href"))!;
      const id = /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]{11})\b/.exec(embed)?.[1];
      expect(id).toBeTruthy();
      const drawing = videos.find((video) => video.id === id)?.poster ?? id;
      await expect(poster.locator("img")).toHaveAttribute("src", `/posters/${drawing}.svg`);
      await expect(poster.locator("img")).toHaveJSProperty("complete", true);
      expect(await poster.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(contacted).toEqual([]);

      await link.click();
      await expect(poster.getByText("Playing", { exact: true })).toBeVisible();
      expect(contacted).toEqual([embed]);
      await expect(page).toHaveURL("/media");
      await expect(frames.first().contentFrame().getByRole("link")).toBeVisible();
    });
  });
}

test("a link into a tab of the media page selects the tab and leads there", async ({ page }) => {
  await visitHydrated(page, "/media#audio-panel");
  await expect(page.getByRole("tab", { selected: true })).toHaveText(labels.media.sessions);
  await expect(page.locator("#audio-panel")).toBeInViewport();
});

test("the first screen of the home page on a phone shows every way to begin", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  for (const { label } of pages["/"].begin!)
    await expect(page.getByRole("main").getByRole("link", { name: label, exact: true })).toBeInViewport({ ratio: 1 });
});

test.describe("the contents list without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("is folded on a phone and open on a wide screen", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/pranayam");
    const contents = page.getByRole("navigation", { name: labels.contents });
    await expect(contents.getByRole("link")).toHaveCount(0);
    await contents.locator("summary").click();
    await expect(contents.getByRole("link").first()).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(contents.getByRole("link").first()).toBeVisible();
    await expect(contents.locator("summary")).toBeHidden();
  });
});

test("a video frame loads when the reader is near, has no axe violations and works by keyboard", async ({ page }) => {
  const requested = new Set<string>();
  page.on("request", (request) => requested.add(new URL(request.url()).pathname));
  await page.context().route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Playing" }));
  await visitHydrated(page, "/media");
  await page.waitForLoadState("networkidle");
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
  await page.keyboard.press("Enter");
  await expect(frame.contentFrame().getByText("Playing")).toBeVisible();
});

test("a question of the FAQ opens and closes by keyboard", async ({ page }) => {
  await visitHydrated(page, "/faq");
  const question = page.locator("main section details").first();
  await expect(question).toHaveJSProperty("open", false);
  await question.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(question).toHaveJSProperty("open", true);
  await expect(question.locator("p").first()).toBeVisible();
  await page.keyboard.press("Space");
  await expect(question).toHaveJSProperty("open", false);
});

for (const locale of ["en-US", "de-DE"]) {
  test.describe(`for a reader of ${locale} in Auckland`, () => {
    test.use({ locale, timezoneId: "Pacific/Auckland" });

    test("'Last Updated' is the reader's own today", async ({ page }) => {
      // In Auckland it is already the sixth.
      await page.clock.setFixedTime("2027-03-05T20:00:00Z");
      const expected = new Date("2027-03-06T00:00:00Z").toLocaleDateString(locale, {
        dateStyle: "long",
        timeZone: "UTC",
      });
      for (const path of ["/privacy", "/terms"]) {
        await visitHydrated(page, path);
        const line = page.getByText("Last Updated");
        await expect(line).toContainText(expected);
        await expect(line.locator("time")).toHaveAttribute("datetime", "2027-03-06");
      }
    });
  });
}

test("an unknown address gets a real 404, a link home, and a console line that names it", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  for (const path of ["/no-such-page", "/assets/x.js", "/a/b/c"]) {
    const response = await visitHydrated(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages.notFound.title);
    await expect.poll(() => lines.filter((line) => line.includes(path)).length).toBeGreaterThan(0);
  }
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

test("with reduced motion nothing moves: not on arrival, not while scrolling, not between pages", async ({ page }) => {
  await visitHydrated(page, "/");
  expect(await animationsOn(page)).toEqual([]);
  await scrollThrough(page);
  expect(await animationsOn(page)).toEqual([]);
  await menuLink(page, "/about").click();
  await expectPage(page, "/about");
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

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("are visible at once", async ({ page }) => {
      await page.goto("/ethics");
      await expect(page.locator("[data-waiting], [data-revealed]")).toHaveCount(0);
      const cards = page.locator("[data-stagger] > *");
      expect(await cards.count()).toBeGreaterThan(0);
      for (const card of await cards.all()) await expect(card).toHaveCSS("opacity", "1");
    });
  });
});

test.describe("the ring of the home page", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 1440, height: 900 } });

  test("breathes six times a minute", async ({ page }) => {
    await visitHydrated(page, "/");
    await expect(page.locator(".breathing-ring")).toHaveCSS("animation-duration", "10s");
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

async function expectTop(page: Page) {
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
