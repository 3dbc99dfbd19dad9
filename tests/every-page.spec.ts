import { existsSync } from "node:fs";
import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { messages } from "#app/content/messages.ts";
import { pages } from "#app/content/pages/index.ts";
import { site } from "#app/content/site.ts";
import type { SitePath } from "#app/content/types.ts";
import routes from "#app/routes.ts";
import { findNamelessAndMisnamed } from "./accessibility-tree.ts";
import { findBarriers, findFaintColours, findForcedColourBarriers, findLayoutBarriers } from "./axe-check.ts";
import { builtAddresses, buildFolder, notFoundFile, readHtml } from "./built-site.ts";
import { walkByKeyboard } from "./keyboard-walk.ts";
import {
  findHidden,
  findLostText,
  findLowTargets,
  findTiringText,
  findUnforcedText,
  setBrowserTextSize,
  spreadText,
  unspreadText,
} from "./page-measure.ts";
import { expectStill, readToTheEnd, visitAlive, wakeWidgets, watchPage } from "./page-watch.ts";

// What is true of every page, and of the page for unknown addresses. A visit is dear and a change of mode is cheap:
// each page is visited once for each device, and judged in every mode there.
const missing = "/no-such-page";
const visits = [...builtAddresses, missing];

test("every address of the route table has words and is built, and nothing else is", () => {
  const routed = routes.map(({ path, index }) => (index ? "/" : path)).filter((path) => path !== "*");
  expect(builtAddresses).toEqual(routed.sort());
  expect(builtAddresses).toEqual(Object.keys(pages).sort());
  expect(existsSync(`${buildFolder}${notFoundFile}.html`)).toBe(true);
});

test("no two pages share a title or a description", () => {
  const heads = [...builtAddresses, notFoundFile].map(readHtml);
  for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/]) {
    const found = heads.map((html) => pattern.exec(html)?.[1]);
    expect(found.filter((words, i) => found.indexOf(words) !== i)).toEqual([]);
  }
});

for (const address of visits) {
  const words = address === missing ? messages.notFound : pages[address as SitePath];

  test(`${address} says who it is, is sound on a phone, and is whole without scripts`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const expectNothingAmiss = await visitAndWatch(page);
    await openQuestions(page);
    expect.soft(await findLowTargets(page), "low targets").toEqual([]);
    expect.soft(await findBackwardSteps(page), "not in the order of reading").toEqual([]);
    const livingText = await textOfMain(page);
    await expectNothingAmiss();

    await visitWithoutScripts(page);
    expect.soft(await headOf(page)).toEqual(expectedHead(address, words));
    expect.soft(readHtml(address === missing ? notFoundFile : address)).not.toMatch(/<[^>]+\sstyle=/);
    expect.soft(await findFaultyPictures(page)).toEqual([]);
    expect.soft(await findSkippedHeadings(page)).toEqual([]);
    expect.soft(await findHidden(page), "hidden without scripts").toEqual([]);
    expect(livingText.headings[0]).toBe(words.title);
    expect(await textOfMain(page)).toEqual(livingText);
  });

  test(`${address} is sound on a desktop, by keyboard, and in every mode of reading`, async ({ page }) => {
    // Ten judgements, on a page of two thousand elements too.
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    const expectNothingAmiss = await visitAndWatch(page);
    await expectNothingAmiss();

    // Answers that wait behind their question are judged too.
    await openQuestions(page);
    expect.soft(await findBarriers(page), "barriers").toEqual([]);
    expect.soft(await findTiringText(page), "tiring to read").toEqual([]);
    const browser = await page.context().newCDPSession(page);
    expect.soft(await findNamelessAndMisnamed(browser), "names of controls and landmarks").toEqual([]);
    await walkByKeyboard(page);
    await judgeColours(page);
    await judgeLayouts(page, browser);
  });

  /** Everything a visit may get wrong by itself. Answers with what to ask at its end. */
  async function visitAndWatch(page: Page): Promise<() => Promise<void>> {
    const watch = await watchPage(page);
    const response = await visitAlive(page, address);
    expect(response?.status()).toBe(address === missing ? 404 : 200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([words.title]);
    await wakeWidgets(page);
    await readToTheEnd(page);
    await expectStill(page);
    return async () => {
      expect.soft(watch.complaints.filter((line) => !belongsToMissing(line))).toEqual([]);
      expect.soft(watch.foreignRequests).toEqual([]);
      expect.soft(await page.evaluate(() => window.seen.stored), "stored").toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    };
  }

  /** The not-found page names the missing path, and the browser says that it got a 404. */
  function belongsToMissing(line: string) {
    return address === missing && (line.includes(missing) || line.includes("status of 404"));
  }

  async function visitWithoutScripts(page: Page) {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setScriptExecutionDisabled", { value: true });
    await page.goto(address);
  }
}

async function judgeColours(page: Page) {
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await findFaintColours(page), "faint in the dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  expect.soft(await findForcedColourBarriers(page), "barriers in forced colours").toEqual([]);
  expect.soft(await findUnforcedText(page), "text that keeps its own colour").toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
}

async function judgeLayouts(page: Page, browser: CDPSession) {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingLost("at 320 px");
  await spreadText(page);
  await expectNothingLost("at 320 px with the text spread");
  await unspreadText(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await setBrowserTextSize(browser, 32);
  await expectNothingLost("with letters of twice the size");

  async function expectNothingLost(how: string) {
    expect.soft(await findLostText(page), `lost ${how}`).toEqual([]);
    expect.soft(await findLayoutBarriers(page), `barriers ${how}`).toEqual([]);
  }
}

async function openQuestions(page: Page) {
  await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
}

function expectedHead(address: string, { title, description }: { title: string; description: string }) {
  const fullTitle = address === "/" ? `${site.name} · ${site.line}` : `${title} · ${site.name}`;
  const url = site.origin + (address === missing ? notFoundFile : address);
  return {
    lang: "en",
    title: fullTitle,
    description,
    canonical: [url],
    openGraph: { type: "website", site_name: site.name, title: fullTitle, description, url },
    shareImageIsBuilt: true,
    headings: 1,
  };
}

async function headOf(page: Page) {
  const { shareImage, ...head } = await page.evaluate(() => {
    const content = (selector: string) => document.querySelector<HTMLMetaElement>(selector)?.content;
    const openGraph = (names: string[]) =>
      Object.fromEntries(names.map((name) => [name, content(`meta[property="og:${name}"]`)]));
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: content("meta[name=description]"),
      canonical: [...document.querySelectorAll<HTMLLinkElement>("link[rel=canonical]")].map(({ href }) => href),
      openGraph: openGraph(["type", "site_name", "title", "description", "url"]),
      shareImage: content('meta[property="og:image"]'),
      headings: document.querySelectorAll("h1").length,
    };
  });
  const file = buildFolder + new URL(shareImage ?? "", site.origin).pathname;
  return { ...head, shareImageIsBuilt: existsSync(file) };
}

function findFaultyPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => ["alt", "width", "height"].some((name) => image.getAttribute(name) === null))
      .map((image) => image.outerHTML),
  );
}

function findSkippedHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")];
    const level = (heading?: Element) => Number(heading?.tagName[1] ?? 0);
    return headings
      .filter((heading, i) => level(heading) > level(headings[i - 1]) + 1)
      .map((heading) => heading.outerHTML);
  });
}

/**
 * Stops of the Tab key that stand above or before the one that precedes them. On a phone everything stands in one
 * column, so that the order of the markup, which the keyboard follows, must be the order for the eye.
 */
function findBackwardSteps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll("main :is(a[href], button, input, select, textarea, summary, iframe, audio)"),
    ]
      .filter((stop) => stop.checkVisibility() && stop.getClientRects().length > 0)
      .map((stop) => ({ stop, box: stop.getClientRects()[0]! }));
    return stops
      .filter(({ box }, i) => {
        const before = stops[i - 1]?.box ?? box;
        const sameRow = Math.abs(box.top - before.top) < Math.min(box.height, before.height);
        return sameRow ? box.left < before.left : box.top < before.top;
      })
      .map(({ stop }) => stop.outerHTML.slice(0, 160));
  });
}

/** Headings and text of the main part, without what only scripts can know: the day of display. */
function textOfMain(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector("main")!.cloneNode(true) as HTMLElement;
    const lastUpdated = [...main.querySelectorAll("p")].find((line) => line.textContent.startsWith("Last Updated"));
    lastUpdated?.querySelector("time")?.remove();
    const plain = (element: Element) => element.textContent.replace(/\s+/g, " ").trim();
    return { headings: [...main.querySelectorAll("h1, h2, h3, h4")].map(plain), text: plain(main) };
  });
}
