import { existsSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { messages } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import type { SitePath } from "#app/content/types.ts";
import { preparePage } from "#app/page/prepare-page.ts";
import { buildFolder, builtAddresses, notFoundFile } from "../build-output.ts";
import { builtPage, everyFile } from "./built-page.ts";

test("every address with content is built, and nothing else is", () => {
  expect(builtAddresses).toEqual(Object.keys(pages).sort());
  expect(existsSync(`${buildFolder}${notFoundFile}.html`)).toBe(true);
});

test("no two pages share a title or a description", () => {
  for (const selector of ["title", "meta[name=description]"]) {
    const found = everyFile.map((address) => {
      const element = builtPage(address).document.querySelector(selector)!;
      return element.getAttribute("content") ?? element.textContent;
    });
    expect(found.filter((words, i) => found.indexOf(words) !== i)).toEqual([]);
  }
});

test.each(everyFile)("%s says in its head what it is", (address) => {
  const { title, description } = address === notFoundFile ? messages.notFound : pages[address as SitePath];
  const { document } = builtPage(address);
  const content = (selector: string) => document.querySelector(selector)?.getAttribute("content");
  const fullTitle = address === "/" ? `${site.name} · ${site.tagline}` : `${title} · ${site.name}`;
  const url = site.origin + address;
  expect(document.documentElement.getAttribute("lang")).toBe("en");
  expect(document.querySelector("title")!.textContent).toBe(fullTitle);
  expect(content("meta[name=description]")).toBe(description);
  const canonical = [...document.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href"));
  expect(canonical).toEqual([url]);
  const openGraph = { type: "website", site_name: site.name, title: fullTitle, description, url };
  for (const [name, value] of Object.entries(openGraph)) expect(content(`meta[property="og:${name}"]`)).toBe(value);
  const shareImage = new URL(content('meta[property="og:image"]')!, site.origin).pathname;
  expect(existsSync(buildFolder + shareImage), shareImage).toBe(true);
});

test("a page begins with its title, and the picture behind it comes after the text", () => {
  for (const address of builtAddresses as SitePath[]) {
    const [title, subtitle, picture] = builtPage(address).main.querySelectorAll("h1, .hero-subtitle, img");
    expect(title!.textContent).toBe(pages[address].title);
    expect(subtitle!.textContent).toBe(pages[address].subtitle);
    expect(picture?.localName, address).toBe("img");
  }
});

test.each(everyFile)("%s has one h1, skips no heading level and describes every picture", (address) => {
  const { document } = builtPage(address);
  const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ nodeName }) => Number(nodeName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
  for (const image of document.querySelectorAll("img")) {
    for (const name of ["alt", "width", "height"]) expect(image.hasAttribute(name), image.outerHTML).toBe(true);
  }
});

test("no element has an inline style, which the security policy forbids", () => {
  for (const address of everyFile) {
    const styled = [...builtPage(address).document.querySelectorAll("[style]")];
    expect(
      styled.map(({ outerHTML }) => outerHTML),
      address,
    ).toEqual([]);
  }
});

test("no page reloads or moves on by itself, and nothing plays by itself", () => {
  for (const address of everyFile) {
    const { document } = builtPage(address);
    expect(document.querySelectorAll("meta[http-equiv=refresh], [autoplay]"), address).toHaveLength(0);
    // A frame first shows a page of ours; a video starts only when its link is pressed.
    const foreign = [...document.querySelectorAll("iframe")].filter(
      (frame) => !frame.getAttribute("src")?.startsWith("/frames/"),
    );
    expect(foreign, address).toHaveLength(0);
  }
});

test("'Last Updated' holds the day of the build until scripts put in today's date", () => {
  vi.useFakeTimers({ now: new Date("2027-03-05T20:00:00Z") });
  const { builtOn } = preparePage("/privacy", pages["/privacy"]);
  vi.useRealTimers();
  expect(builtOn).toBe("2027-03-05");
  for (const address of ["/privacy", "/terms"]) {
    const line = [...builtPage(address).main.querySelectorAll("p")].find(({ textContent }) =>
      textContent.startsWith("Last Updated"),
    )!;
    const day = line.querySelector("time")!.getAttribute("datetime")!;
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
  }
});
