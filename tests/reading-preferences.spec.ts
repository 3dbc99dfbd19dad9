import { expect, test, type Page } from "@playwright/test";
import { findContrastViolations, findViolations } from "./axe.ts";
import { samplePages } from "./sample-pages.ts";
import { notifications, visitHydrated } from "./visit.ts";

// What a reader has set in the browser or the system is respected, without a menu of our own.
const preferences = ["more contrast", "reduced transparency", "forced colours"] as const;

for (const address of samplePages.slice(0, 4)) {
  test(`readers who ask for clear edges get no text over pictures and nothing faint on ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const preference of preferences) {
      await prefer(page, preference);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await hasTextOverPicture(page), `${preference} at ${width} px`).toBe(false);
        expect(await visibleDecorations(page), `${preference} at ${width} px`).toEqual([]);
      }
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, contrast: "more", forcedColors: "none" });
      expect(await findContrastViolations(page), colorScheme).toEqual([]);
      expect(await colourOf(page, "text-quiet"), colorScheme).toBe(await colourOf(page, "text-text"));
    }
  });
}

test("the selected tab has a line of another colour, in forced colours too", async ({ page }) => {
  await visitHydrated(page, "/media");
  const line = (name: string) =>
    page.getByRole("tab", { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await line("Videos"), forcedColors).not.toBe(await line("Audio Sessions"));
  }
});

test("toasts have no axe violations and a contrast of 7:1, in light and dark", async ({ page }) => {
  await visitHydrated(page, "/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(notifications(page).getByRole("listitem")).toHaveCount(2);
  await notifications(page).getByRole("listitem").first().hover();
  await expect(notifications(page).getByRole("listitem").last()).toHaveAttribute("data-expanded", "true");
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findContrastViolations(page)).toEqual([]);
});

async function prefer(page: Page, preference: (typeof preferences)[number]) {
  await page.emulateMedia({
    contrast: preference === "more contrast" ? "more" : "no-preference",
    forcedColors: preference === "forced colours" ? "active" : "none",
  });
  if (preference !== "reduced transparency") return;
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-transparency", value: "reduce" }],
  });
}

/** The mask of the hero picture, the emblem, the breathing ring. */
function visibleDecorations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const mask = getComputedStyle(document.querySelector(".hero-picture")!).maskImage;
    const faint = [...document.querySelectorAll(".emblem, .breathing-ring")];
    const seen = faint.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return [...(mask === "none" ? [] : ["the mask"]), ...seen.map(({ className }) => className)];
  });
}

function colourOf(page: Page, className: string): Promise<string> {
  return page.evaluate((className) => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.className = className;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, className);
}

function hasTextOverPicture(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const picture = document.querySelector(".hero-picture")!.getBoundingClientRect();
    const range = document.createRange();
    return [...document.querySelectorAll(".hero-text :is(h1, p, a)")].some((words) => {
      range.selectNodeContents(words);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return right > picture.left + 1 && left < picture.right && bottom > picture.top && top < picture.bottom - 1;
    });
  });
}
