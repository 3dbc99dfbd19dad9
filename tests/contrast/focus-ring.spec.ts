import { expect, test, type Locator, type Page } from "@playwright/test";
import { contrastOfLuminances, luminancesOf } from "../colours.ts";
import { visitHydrated } from "../visit.ts";

/** One of each kind of control, on each background. tests/tab-order.ts goes through all of them. */
const controls: readonly { path: string; pick: Record<string, (page: Page) => Locator> }[] = [
  {
    path: "/",
    pick: {
      "the link to the home page": (page) => page.getByRole("banner").getByRole("link").first(),
      "a button on the hero picture": (page) => page.locator(".hero a").first(),
      "the second button on the hero picture": (page) => page.locator(".hero a").last(),
      "a linked card": (page) => page.locator("main li h3 a").first(),
      "a footer link": (page) => page.locator("footer nav a").first(),
      "an icon link": (page) => page.locator("footer [target=_blank]").first(),
      "the newsletter box": (page) => page.locator("footer input"),
    },
  },
  {
    path: "/contact",
    pick: {
      "a field": (page) => page.locator("main input").first(),
      "the button that sends the form": (page) => page.locator("main form button"),
      "a link in a sentence": (page) => page.locator("main p a[href^='/']").first(),
    },
  },
  {
    path: "/media",
    pick: {
      "a tab": (page) => page.getByRole("tab", { selected: true }),
      "the poster of a video": (page) => page.locator("main iframe").first().contentFrame().getByRole("link"),
    },
  },
  { path: "/faq", pick: { "a question": (page) => page.locator("main section summary").first() } },
  { path: "/audios#sleep", pick: { "a player": (page) => page.locator("#sleep audio") } },
];

const modes = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  "forced colours": { colorScheme: "light", forcedColors: "active" },
} as const;

for (const { path, pick } of controls) {
  test(`focus on ${path} changes a ring of pixels by 3:1 that is at least two pixels thick`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitHydrated(page, path);
    const browser = await page.context().newCDPSession(page);
    // After a key the browser draws focus rings.
    await page.keyboard.press("Shift");
    for (const [mode, media] of Object.entries(modes)) {
      await page.emulateMedia(media);
      for (const [what, find] of Object.entries(pick)) {
        const control = find(page);
        await control.scrollIntoViewIfNeeded();
        await control.evaluate((element) => (element as HTMLElement).blur());
        const { around, edge } = await frameOf(control);
        const before = await luminancesOf(browser, around);
        await control.focus();
        const after = await luminancesOf(browser, around);
        const changed = before.filter((luminance, i) => contrastOfLuminances(luminance, after[i]!) >= 3).length;
        expect.soft(changed, `${what} in ${mode}`).toBeGreaterThanOrEqual(2 * edge);
      }
    }
  });
}

/** The first line of the control with room for the ring, and the length of its edge (WCAG 2.4.13). A card has the ring of its link. */
async function frameOf(control: Locator) {
  const line = await control.evaluate((element) => {
    const ringed = element.matches(".card-link") ? element.closest("li")! : element;
    const [whole, { x, y, width, height }] = [element.getBoundingClientRect(), ringed.getClientRects()[0]!];
    return { x: x - whole.x, y: y - whole.y, width, height };
  });
  const { x, y } = (await control.boundingBox())!;
  const room = 8;
  return {
    around: {
      x: x + line.x - room,
      y: y + line.y - room,
      width: line.width + 2 * room,
      height: line.height + 2 * room,
    },
    edge: 2 * (line.width + line.height),
  };
}
