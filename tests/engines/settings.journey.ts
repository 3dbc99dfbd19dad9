import { expect, onTestFinished, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { builtAddresses } from "../build-output.ts";
import { findFaintText, findLostText } from "../page-checks.ts";
import { samplePages } from "../sample-pages.ts";
import type { Settings } from "./browser.ts";
import { Visitor } from "./visitor.ts";

async function arrive(settings: Partial<Settings>) {
  const visitor = await Visitor.arrive(settings);
  onTestFinished(() => visitor.leave());
  return visitor;
}

test("on a phone in dark mode every page fits and is easy to read", async () => {
  const visitor = await arrive({ width: 390, height: 844, dark: true });
  const isSet = () => innerWidth === 390 && matchMedia("(prefers-color-scheme: dark)").matches;
  expect(await visitor.evaluate(isSet)).toBe(true);
  for (const address of builtAddresses) {
    await visitor.open(address);
    expect.soft(await findLostText(visitor), address).toEqual([]);
    expect.soft(await findFaintText(visitor), address).toEqual([]);
  }
});

test("with text at 200 % nothing is lost, and on paper everything is there", async () => {
  const visitor = await arrive({ textSize: 32 });
  const textSize = () => getComputedStyle(document.documentElement).fontSize;
  expect(await visitor.evaluate(textSize)).toBe("32px");
  for (const address of samplePages) {
    await visitor.open(address);
    expect.soft(await findLostText(visitor), address).toEqual([]);
    await visitor.evaluate(showAsPrinted);
    const { hidden, ...shown } = await visitor.evaluate(readSheet);
    expect.soft(hidden, `${address} on paper`).toEqual([]);
    expect.soft(shown, `${address} on paper`).toEqual({ title: pages[address].title, menu: false, footer: false });
  }
});

// The functions below run in the browser.

/** Applies the print style sheet on the screen, because WebKit's driver cannot print. */
function showAsPrinted() {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === "print") rule.media.mediaText = "all";
    }
  }
}

function readSheet() {
  const texts = document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, th, td)");
  const offPaper = ".no-print, .sheet-end, [role=tabpanel], audio";
  const isVisible = (element: Element) =>
    element.checkVisibility({ contentVisibilityAuto: false, opacityProperty: true, visibilityProperty: true });
  return {
    title: document.querySelector("h1")!.textContent,
    menu: isVisible(document.querySelector("header.site-header")!),
    footer: isVisible(document.querySelector("footer.site-footer")!),
    hidden: [...texts]
      .filter((element) => !element.closest(offPaper) && !isVisible(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  };
}
