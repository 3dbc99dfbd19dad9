import { readdirSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test, type Page } from "@playwright/test";
import routes from "#app/routes.ts";
import { buildFolder, notFoundFile, readHtml } from "./built-site.ts";

const kB = 1000;

/** Bytes as they travel, packed, without headers. `scripts` is what hydration loads: at rest no page loads any. */
type Weight = { html: number; css: number; inlineScript: number; scripts: number; fonts: number; pictures: number };

const forAll = { css: 10 * kB, inlineScript: 1.4 * kB, fonts: 75 * kB };
const budgets: Record<string, Weight> = {
  "routes/content-page.tsx": { ...forAll, html: 24 * kB, scripts: 150 * kB, pictures: 40 * kB },
  "routes/contact.tsx": { ...forAll, html: 17 * kB, scripts: 143 * kB, pictures: 25 * kB },
  "routes/audios.tsx": { ...forAll, html: 41 * kB, scripts: 171 * kB, pictures: 30 * kB },
  "routes/media.tsx": { ...forAll, html: 35 * kB, scripts: 164 * kB, pictures: 60 * kB },
  "routes/not-found.tsx": { ...forAll, html: 14 * kB, scripts: 140 * kB, pictures: 30 * kB },
};

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

for (const [family, budget] of Object.entries(budgets)) {
  test(`the pages of ${family} keep to their budget on a phone`, async ({ page }) => {
    for (const address of addressesOf(family)) {
      const weight = { ...weighFiles(address), ...(await weighInBrowser(page, address)) };
      for (const [kind, bytes] of Object.entries(weight) as [keyof Weight, number][]) {
        const line = `${address}: ${bytes} bytes of ${kind}, budget ${budget[kind]}`;
        expect.soft(bytes, line).toBeGreaterThan(0);
        expect.soft(bytes, line).toBeLessThanOrEqual(budget[kind]);
      }
    }
  });
}

for (const address of ["/audios", "/media"]) {
  test(`${address} transfers under 200 kB in all before play is pressed`, async ({ page }) => {
    const network = await page.context().newCDPSession(page);
    let bytes = 0;
    network.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await network.send("Network.enable");
    await page.goto(address, { waitUntil: "networkidle" });
    // On the way to the player.
    await page
      .locator("audio")
      .first()
      .scrollIntoViewIfNeeded({ timeout: 1000 })
      .catch(() => {});
    await page.waitForLoadState("networkidle");
    expect(bytes).toBeGreaterThan(50 * kB);
    expect(bytes).toBeLessThan(200 * kB);
  });
}

test("the scripts that every page shares weigh at most 138 kB", () => {
  const { waking } = scriptsOf(readHtml("/about"));
  const shared = waking.filter((file) => !file.includes("/hydrate-"));
  expect(sum(shared.map(packedSize))).toBeLessThanOrEqual(138 * kB);
});

test("no picture is over 120 kB at the widths a phone asks for", () => {
  const sizes = readdirSync("public/pictures").map((name) => ({
    name,
    width: Number(name.match(/-(\d+)\.\w+$/)![1]),
    bytes: statSync(`public/pictures/${name}`).size,
  }));
  // A phone of 400 points and three pixels a point asks for 1200 pixels.
  for (const { name, bytes } of sizes.filter(({ width }) => width <= 1200)) {
    expect(bytes, name).toBeLessThanOrEqual(120 * kB);
  }
});

function addressesOf(family: string): string[] {
  return routes.filter(({ file }) => file === family).map(({ path }) => (path === "*" ? notFoundFile : (path ?? "/")));
}

function weighFiles(address: string): Pick<Weight, "html" | "css" | "inlineScript" | "scripts"> {
  const html = readHtml(address);
  const { inline, waking } = scriptsOf(html);
  return {
    html: packedSize(address === "/" ? "/index.html" : `${address}.html`),
    css: brotliCompressSync(/<style[^>]*>([\s\S]*?)<\/style>/.exec(html)![1]!).length,
    inlineScript: brotliCompressSync(inline).length,
    scripts: sum(waking.map(packedSize)),
  };
}

function scriptsOf(html: string) {
  const [, wake, others, inline] = /<script data-module="(.+?)" data-preload="(.+?)"[^>]*>([\s\S]*?)<\/script>/.exec(
    html,
  )!;
  return { inline: inline!, waking: [wake!, ...others!.split(" ")] };
}

const packedSize = (address: string) => statSync(`${buildFolder}${address}.br`).size;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

async function weighInBrowser(page: Page, address: string): Promise<Pick<Weight, "fonts" | "pictures">> {
  await page.goto(address);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.loading !== "lazy" && image.decode()));
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files.map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
  });
  const of = (kind: RegExp) => sum(loaded.filter(({ path }) => kind.test(path)).map(({ bytes }) => bytes));
  expect.soft(of(/\.js$/), `${address} at rest`).toBe(0);
  return { fonts: of(/\.woff2$/), pictures: of(/\.(avif|webp|jpg|png|svg)$/) };
}
