import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { sitePaths } from "#scripts/site-paths.ts";

const kB = 1000;

test("a page loads at most 110 kB of JavaScript before the visitor does anything", () => {
  for (const path of sitePaths.filter((path) => !["/media", "/audios", "/contact"].includes(path))) {
    const html = readFileSync(`build/client/${path === "/" ? "index" : path.slice(1)}.html`, "utf8");
    const scripts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => `build/client${file}.br`));
    const loaded = [...scripts].filter((file) => existsSync(file) && preloaded(html, file));
    const bytes = loaded.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(loaded.length, `${path} loads scripts`).toBeGreaterThan(5);
    expect(bytes, `${path} loads ${bytes} bytes`).toBeLessThanOrEqual(110 * kB);
  }
});

/** What the page names up front; chunks of other pages stand in the manifest and wait. */
function preloaded(html: string, file: string): boolean {
  return html.includes(`rel="modulepreload" href="${file.replace("build/client", "").replace(/\.br$/, "")}"`);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

  test("the first view of the home page weighs under 250 kB", async ({ page }) => {
    const bytes = await transferred(page, "/", ["Document", "Stylesheet", "Font", "Image"]);
    const sum = bytes.reduce((total, { size }) => total + size, 0);
    expect(sum, JSON.stringify(bytes)).toBeLessThan(250 * kB);
  });
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

async function transferred(page: Page, path: string, types: readonly string[]) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const asked = new Map<string, string>();
  const sizes: { url: string; size: number }[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (types.includes(type)) asked.set(requestId, response.url);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = asked.get(requestId);
    if (url) sizes.push({ url, size: encodedDataLength });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await session.detach();
  return sizes;
}
