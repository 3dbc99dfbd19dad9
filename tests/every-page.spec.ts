import { expect, test, type Browser, type CDPSession, type Page } from "@playwright/test";
import { messages, playerText } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import type { SitePath } from "#app/content/types.ts";
import { findNameProblems, readTree } from "./accessibility-tree.ts";
import { findMarkupViolations } from "./axe.ts";
import { builtAddresses, notFoundFile } from "./build-output.ts";
import {
  applyTextSpacing,
  findBackwardStops,
  findFaintText,
  findHardToReadText,
  findHiddenText,
  findLostText,
  findSmallTargets,
  findUnforcedText,
  findUnmarkedLists,
  resetTextSpacing,
  setBrowserTextSize,
} from "./page-checks.ts";
import { samplePages } from "./sample-pages.ts";
import { tabThroughPage } from "./tab-order.ts";
import { expectNoLayoutShift, scrollThrough, visitHydrated, waitForHydration, watchPage } from "./visit.ts";
import { budgetOf, kB } from "./weight-budgets.ts";

// What is true of every page and of the page for unknown addresses. Loading a page is slow and changing its mode is
// fast, so each page is loaded once on a phone and once on a desktop, and checked there in every mode. Without CI only the
// sample pages are checked on a desktop.
const missing = "/no-such-page";
const phoneSize = { width: 390, height: 844 };
const desktopSize = { width: 1440, height: 900 };

const devices = {
  phone: { viewport: phoneSize, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: desktopSize },
};
/**
 * A new browser context costs more than a visit, so all tests of a worker share two. A fixture for them would need
 * workers of its own, and each worker loads the whole content.
 */
const opened: Partial<Record<keyof typeof devices, Promise<SharedPage>>> = {};
const openOnce = (program: Browser, device: keyof typeof devices) => (opened[device] ??= openShared(program, device));

type SharedPage = Awaited<ReturnType<typeof openShared>>;

for (const address of [...builtAddresses, missing]) {
  const { title } = address === missing ? messages.notFound : pages[address as SitePath];
  const isSample = address === missing || samplePages.includes(address as SitePath);

  test(`${address} on a phone keeps its weight budget, does not shift, has large targets, and fits with large text`, async ({
    browser: program,
  }) => {
    const phone = await openOnce(program, "phone");
    const { page, browser } = await startVisit(phone);
    const response = await page.goto(address);
    expect(response?.status()).toBe(address === missing ? 404 : 200);
    await test.step("weight before interaction", () => expectWithinBudget(page));

    await waitForHydration(page);
    await scrollThrough(page);
    await test.step("layout shift", () => expectNoLayoutShift(page));
    await openQuestions(page);
    expect.soft(await findSmallTargets(page), "small targets").toEqual([]);
    expect.soft(await findBackwardStops(page), "not in reading order").toEqual([]);
    await expectNoComplaints(phone);
    // Some headings are large text on a desktop only.
    expect.soft(await findFaintText(page), "contrast on a phone").toEqual([]);
    expect(phone.requested.filter((path) => path.startsWith("/audio/"))).toEqual([]);
    await test.step("text at 200 %", async () => {
      await setBrowserTextSize(browser, 32);
      for (const width of [phoneSize.width, 320]) {
        await page.setViewportSize({ ...phoneSize, width });
        expect.soft(await findLostText(page), `lost at ${width} px with text at 200 %`).toEqual([]);
      }
      await setBrowserTextSize(browser, 16);
      await page.setViewportSize(phoneSize);
    });

    // The document is the same without them; what a style could hide differs only by kind of section.
    if (isSample) await test.step("without scripts", () => expectSameWithoutScripts(page, browser));
  });

  test(`${address} is accessible on a desktop: by keyboard, in light and dark, narrow, spaced and enlarged`, async ({
    browser: program,
  }) => {
    test.skip(!isSample && !process.env.CI, "the sample pages show every kind of section; CI checks the others");
    test.slow();
    const desktop = await openOnce(program, "desktop");
    const { page, browser } = await startVisit(desktop);
    await page.setViewportSize(desktopSize);
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    await visitHydrated(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([title]);
    await scrollThrough(page);
    await test.step("layout shift", () => expectNoLayoutShift(page));
    await expectNoComplaints(desktop);

    await openQuestions(page);
    expect.soft(await findSmallTargets(page), "small targets").toEqual([]);
    expect.soft(await findFaintText(page), "contrast in light").toEqual([]);
    expect.soft(await findHardToReadText(page), "hard to read").toEqual([]);
    expect.soft(await findUnmarkedLists(page), "lists that Safari would not announce").toEqual([]);
    const tree = await readTree(browser);
    expect.soft(findNameProblems(tree), "names of controls and landmarks").toEqual([]);
    expect.soft(regionsOf(tree), "regions").toEqual(await expectedRegions(page));
    await test.step("by keyboard", () => tabThroughPage(page));

    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await findFaintText(page), "contrast in dark").toEqual([]);
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    expect.soft(await findUnforcedText(page), "text that keeps its own colour").toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await findLostText(page), "lost at 320 px").toEqual([]);
    await applyTextSpacing(page);
    expect.soft(await findLostText(page), "lost at 320 px with text spacing").toEqual([]);
    // Once, because the markup is the same at every width, and here targets and regions that scroll are at their worst.
    expect.soft(await findMarkupViolations(page), "axe at 320 px with text spacing").toEqual([]);
    await resetTextSpacing(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await setBrowserTextSize(browser, 32);
    expect.soft(await findLostText(page), "lost with text at 200 %").toEqual([]);
    await setBrowserTextSize(browser, 16);
  });

  async function expectSameWithoutScripts(page: Page, browser: CDPSession) {
    const hydratedText = await textOfMain(page);
    await browser.send("Emulation.setScriptExecutionDisabled", { value: true });
    // Neither pictures nor fonts change which text is there.
    await browser.send("Network.setBlockedURLs", { urls: ["*.avif", "*.webp", "*.woff2"] });
    await page.goto(address);
    expect.soft(await findHiddenText(page), "hidden without scripts").toEqual([]);
    expect(hydratedText.headings[0]).toBe(title);
    expect(await textOfMain(page)).toEqual(hydratedText);
    await browser.send("Network.setBlockedURLs", { urls: [] });
    await browser.send("Emulation.setScriptExecutionDisabled", { value: false });
  }

  async function expectNoComplaints({ page, complaints, foreignRequests }: SharedPage) {
    // The not-found page logs the missing path, and the browser logs the 404.
    const isExpected = (line: string) =>
      address === missing && (line.includes(missing) || line.includes("status of 404"));
    expect.soft(complaints.filter((line) => !isExpected(line))).toEqual([]);
    expect.soft(foreignRequests).toEqual([]);
    expect.soft(await page.evaluate(() => window.recorded.stored), "stored").toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  }

  async function expectWithinBudget(page: Page) {
    const hasPlayers = (await page.locator("audio").count()) > 0;
    const loaded = await page.evaluate(async () => {
      // Scroll to the first player, as a visitor would.
      document.querySelector("audio")?.scrollIntoView({ behavior: "instant" });
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.loading !== "lazy" && image.decode()));
      const files = [
        ...performance.getEntriesByType("navigation"),
        ...performance.getEntriesByType("resource"),
      ] as PerformanceResourceTiming[];
      return files.map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
    });
    const weigh = (kind: RegExp) =>
      loaded.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes, 0);
    const weight = { fonts: weigh(/\.woff2$/), pictures: weigh(/\.(avif|webp|jpg|png|svg)$/) };
    const budget = budgetOf(address === missing ? notFoundFile : address);
    for (const [kind, bytes] of Object.entries(weight) as [keyof typeof weight, number][]) {
      expect.soft(bytes, kind).toBeGreaterThan(0);
      expect.soft(bytes, kind).toBeLessThanOrEqual(budget[kind]);
    }
    expect.soft(weigh(/\.js$/), "scripts").toBe(0);
    if (hasPlayers) expect.soft(weigh(/./), "everything before play").toBeLessThan(200 * kB);
  }

  /** Each caution, named by its severity, and the references. */
  async function expectedRegions(page: Page): Promise<string[]> {
    const sections = address === missing ? [] : pages[address as SitePath].sections;
    const warnings = sections.flatMap((section) =>
      section.kind === "caution"
        ? `${section.level === "emergency" ? "Get help now" : "Caution"}: ${section.heading}`
        : [],
    );
    const sources = (await page.locator("#references").count()) > 0 ? ["References"] : [];
    // Deeper in the page than the others, and so later in this list.
    const shared = address === "/audios" ? [`Caution: ${playerText.caution.all}`] : [];
    return [...warnings, ...sources, ...shared];
  }
}

async function openShared(program: Browser, device: keyof typeof devices) {
  const page = await program.newPage(devices[device]);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  return { page, requested, ...(await watchPage(page)) };
}

/** Clears what the previous page recorded, and disables the cache: a cached font causes no layout shift. */
async function startVisit({ page, requested, complaints, foreignRequests }: SharedPage) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto("about:blank");
  for (const list of [requested, complaints, foreignRequests]) list.length = 0;
  return { page, browser };
}

function regionsOf(tree: Awaited<ReturnType<typeof readTree>>): string[] {
  return tree
    .filter(({ role, name }) => role === "region" && !name.startsWith("Notifications"))
    .map(({ name }) => name);
}

async function openQuestions(page: Page) {
  await page.evaluate(() => {
    // Without the name that lets only one of a group be open.
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
  });
}

/** Headings and text of the main part, without what only scripts can know: today's date. */
function textOfMain(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector("main")!.cloneNode(true) as HTMLElement;
    const lastUpdated = [...main.querySelectorAll("p")].find((line) => line.textContent.startsWith("Last Updated"));
    lastUpdated?.querySelector("time")?.remove();
    const plain = (element: Element) => element.textContent.replace(/\s+/g, " ").trim();
    return { headings: [...main.querySelectorAll("h1, h2, h3, h4")].map(plain), text: plain(main) };
  });
}
