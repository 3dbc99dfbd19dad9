import { existsSync } from "node:fs";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { messages } from "#app/content/messages.ts";
import { pages } from "#app/content/pages/index.ts";
import { site } from "#app/content/site.ts";
import type { SitePath } from "#app/content/types.ts";
import routes from "#app/routes.ts";
import { findBarriers, findFaintColours } from "./axe-check.ts";
import { builtAddresses, buildFolder, notFoundFile, readHtml } from "./built-site.ts";
import { findLowTargets, findSidewaysScroll } from "./page-measure.ts";
import { expectStill, readToTheEnd, visitAlive, wakeWidgets, watchPage } from "./page-watch.ts";

// What is true of every page, and of the page for unknown addresses.
const missing = "/no-such-page";
const visits = [...builtAddresses, missing];
const screens = [
  { device: "phone", viewport: { width: 390, height: 844 } },
  { device: "desktop", viewport: { width: 1440, height: 900 } },
];

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

  test(`${address} says who it is, and is whole without scripts`, async ({ browser, page }) => {
    const still = await visitWithoutScripts(browser, address);
    expect.soft(await headOf(still)).toEqual(expectedHead(address, words));
    expect.soft(readHtml(address === missing ? notFoundFile : address)).not.toMatch(/<[^>]+\sstyle=/);
    expect.soft(await findFaultyPictures(still)).toEqual([]);
    expect.soft(await findSkippedHeadings(still)).toEqual([]);
    expect.soft(await findHidden(still), "hidden without scripts").toEqual([]);
    await visitAlive(page, address);
    const [stillText, livingText] = [await textOfMain(still), await textOfMain(page)];
    expect(livingText.headings[0]).toBe(words.title);
    expect(stillText).toEqual(livingText);
    await still.context().close();
  });

  for (const { device, viewport } of screens) {
    test(`${address} is sound on a ${device}, in light and dark`, async ({ page, context }) => {
      const watch = await watchPage(page);
      await page.setViewportSize(viewport);
      const response = await visitAlive(page, address);
      expect(response?.status()).toBe(address === missing ? 404 : 200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText([words.title]);
      await wakeWidgets(page);
      await readToTheEnd(page);
      await expectStill(page);

      // Answers that wait behind their question are judged too.
      await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
      expect.soft(await findBarriers(page), "barriers").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect.soft(await findFaintColours(page), "faint in the dark").toEqual([]);
      if (device === "phone") {
        expect.soft(await findLowTargets(page), "low targets").toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await findSidewaysScroll(page), "sideways at 320 px").toEqual([]);
      }

      expect.soft(watch.complaints.filter((line) => !belongsToMissing(line))).toEqual([]);
      expect.soft(watch.foreignRequests).toEqual([]);
      expect.soft(await page.evaluate(() => window.seen.stored), "stored").toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
  }

  /** The not-found page names the missing path, and the browser says that it got a 404. */
  function belongsToMissing(line: string) {
    return address === missing && (line.includes(missing) || line.includes("status of 404"));
  }
}

async function visitWithoutScripts(browser: Browser, address: string): Promise<Page> {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  return page;
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

/** Words of the page that a reader without scripts would not see. The list of tabs is of no use to them. */
function findHidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.querySelectorAll("details").forEach((details) => (details.open = true));
    return [...document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption)")]
      .filter((element) => !element.closest("[role=tablist], audio"))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 160));
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
