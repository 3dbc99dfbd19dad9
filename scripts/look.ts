// npm run look: every page at three widths, light and dark, into look/ with one contact sheet to review them all.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { chromium, type Browser } from "@playwright/test";
import { startSite } from "#server/site-server.ts";
import { chromiumArgs, findChromium } from "./chromium.mjs";
import { sitePaths } from "#app/page/site-paths.ts";

const folder = "look";
const widths = [390, 768, 1440];
const schemes = ["light", "dark"] as const;
const pages = [...sitePaths, "/nowhere"];

type Scheme = (typeof schemes)[number];
const fileOf = (path: string, width: number, scheme: Scheme) => `${path.slice(1) || "home"}-${width}-${scheme}.jpg`;

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const site = await startSite({ port: 0 });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
for (const scheme of schemes) {
  for (const width of widths) await takePages(browser, width, scheme);
}
await browser.close();
site.close();
await writeFile(`${folder}/index.html`, contactSheet());
console.log(`Open ${folder}/index.html`);

async function takePages(browser: Browser, width: number, colorScheme: Scheme) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: "reduce",
    baseURL: site.address,
  });
  const page = await context.newPage();
  for (const path of pages) {
    await page.goto(path);
    // Pictures below wait until they are near: walk down once.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
      scrollTo(0, 0);
      for (const image of document.images) image.loading = "eager";
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    await page.screenshot({
      path: `${folder}/${fileOf(path, width, colorScheme)}`,
      fullPage: true,
      type: "jpeg",
      quality: 72,
    });
  }
  await context.close();
  console.log(`${pages.length} pages at ${width} px, ${colorScheme}`);
}

function contactSheet(): string {
  const rows = pages.map((path) => {
    const shots = schemes.flatMap((scheme) =>
      widths.map((width) => {
        const file = fileOf(path, width, scheme);
        return `<a href="${file}"><img src="${file}" alt="${path} at ${width} px, ${scheme}" loading="lazy"></a>`;
      }),
    );
    return `<h2>${path}</h2><div>${shots.join("")}</div>`;
  });
  const style =
    "body{font:16px sans-serif;margin:2rem}div{display:flex;gap:1rem;align-items:flex-start}img{height:900px;object-fit:cover;object-position:top;border:1px solid #ccc}";
  return `<!doctype html><meta charset="utf-8"><title>Look book</title><style>${style}</style>${rows.join("\n")}\n`;
}
