import { expect, test, type Page } from "@playwright/test";
import { builtAddresses } from "./build-output.ts";

// A page is calm when warnings take little room, and easy to scan when it is not endless and its sections differ.
const screen = 900;
const mostScreens = 14;
/** Read by looking something up, not from top to bottom. */
const documents = ["/faq", "/disclaimer", "/privacy", "/terms"];
/** Half of what the page of sessions once took on a phone: ten players with their cautions are easily endless. */
const mostOnPhone: Record<string, number> = { "/audios": 18_450 };

for (const { name, width, height } of [
  { name: "desktop", width: 1440, height: screen },
  { name: "phone", width: 390, height: 844 },
] as const) {
  test(`on a ${name}, no page is a wall of warnings, too long, or always the same`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const measured: Record<string, Awaited<ReturnType<typeof measure>>> = {};
    for (const address of builtAddresses) {
      await page.goto(address);
      const found = (measured[address] = await measure(page));
      expect.soft(found.warnings, `${address}: share of coloured warnings`).toBeLessThanOrEqual(0.15);
      expect.soft(found.layouts, `${address}: compositions`).toBeGreaterThanOrEqual(4);
      const most =
        name === "phone" ? mostOnPhone[address] : documents.includes(address) ? undefined : mostScreens * screen;
      if (most) expect.soft(found.height, `${address}: height`).toBeLessThanOrEqual(most);
    }
    await test.info().attach("measured", { body: JSON.stringify(measured, null, 1), contentType: "application/json" });
  });
}

/** The height of the page, the share of it that lies beside a coloured warning, and how many compositions it has. */
async function measure(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    const style = getComputedStyle(document.documentElement);
    const probe = document.body.appendChild(document.createElement("i"));
    const colours = ["--role-caution", "--role-emergency"].map((role) => {
      probe.style.backgroundColor = style.getPropertyValue(role);
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    const rows = new Set<number>();
    for (const element of document.querySelectorAll("main *")) {
      if (!element.checkVisibility() || !colours.includes(getComputedStyle(element).backgroundColor)) continue;
      const { top, bottom } = element.getBoundingClientRect();
      for (let row = Math.round(top); row < bottom; row++) rows.add(row);
    }
    const layouts = [...document.querySelectorAll<HTMLElement>("main [data-layout]")].map(
      ({ dataset }) => dataset["layout"],
    );
    return { height: scrollHeight, warnings: rows.size / scrollHeight, layouts: new Set(layouts).size };
  });
}
