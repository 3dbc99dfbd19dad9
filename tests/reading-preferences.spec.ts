import { expect, test, type Page } from "@playwright/test";
import { videos } from "#app/content/videos.ts";
import { guide } from "#sound/score/guide.ts";
import { sessions } from "#sound/sessions/all.ts";
import { findViolations, findContrastViolations } from "./axe.ts";
import { builtAddresses, notFoundFile, readHtml } from "./built-site.ts";
import { notifications, visitHydrated, loadWidgets } from "./visit.ts";

// What a reader has set in the browser or the system is honoured, without a menu of our own.
const everyFile = [...builtAddresses, notFoundFile];
const css = /<style id="site-css">(.*?)<\/style>/s.exec(readHtml("/"))![1]!;

const wishes = ["more contrast", "less transparency", "forced colours"] as const;

/** Pages that hold between them every kind of ground, sign and box. */
const sample = ["/", "/illness-yoga", "/testimonials", "/ancient-roots"];

for (const address of sample) {
  test(`on ${address} who asks for clear edges gets no words over pictures, no scrim and nothing faint`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const wish of wishes) {
      await ask(page, wish);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await wordsOverPicture(page), `${wish} at ${width} px`).toBe(false);
        expect(await shownByDecoration(page), `${wish} at ${width} px`).toEqual([]);
      }
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, contrast: "more", forcedColors: "none" });
      expect(await findContrastViolations(page), colorScheme).toEqual([]);
      expect(await colourOf(page, "text-quiet"), colorScheme).toBe(await colourOf(page, "text-text"));
    }
  });
}

test("the chosen tab is told apart by a line that stands out, in forced colours too", async ({ page }) => {
  await visitHydrated(page, "/media");
  const line = (name: string) =>
    page.getByRole("tab", { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await line("Videos"), forcedColors).not.toBe(await line("Audio Sessions"));
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`toasts have no barrier, and text of 7:1 (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await visitHydrated(page, "/contact");
    await loadWidgets(page);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(notifications(page).getByRole("listitem")).toHaveCount(2);
    await notifications(page).getByRole("listitem").first().hover();
    await expect(notifications(page).getByRole("listitem").last()).toHaveAttribute("data-expanded", "true");
    expect(await findViolations(page)).toEqual([]);
  });
}

test("no letter is sized in pixels, no line is justified, no text is kept from being selected", () => {
  expect(css.match(/font-size:[^;}]*\d(px|pt)\b/g)?.filter((rule) => rule !== "font-size:11pt") ?? []).toEqual([]);
  expect(css).not.toMatch(/text-align:justify|user-select:none/);
});

test("hover only decorates: nothing is shown by it alone", () => {
  const rules = css.match(/[^{}]*:hover[^{]*\{[^}]*\}/g) ?? [];
  expect(rules.length).toBeGreaterThan(3);
  for (const rule of rules) expect(rule).not.toMatch(/display:|visibility:|opacity:|content:|clip-path:/);
});

test("nothing plays by itself", () => {
  for (const address of everyFile) {
    const html = readHtml(address);
    expect(html, address).not.toMatch(/<(audio|video)\b[^>]*\sautoplay/i);
    // A frame first shows a page of ours; a video starts only when the link on it is pressed.
    expect(html, address).not.toMatch(/<iframe\b(?![^>]*\ssrc="\/frames\/)/i);
  }
});

test("each video has a summary of two sentences, and each session its whole text", () => {
  const media = readHtml("/media");
  const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  expect(videos).toHaveLength(20);
  for (const { title, summary } of videos) {
    expect(sentences(summary), title).toHaveLength(2);
    expect(media, title).toContain(escape(summary));
  }
  const audios = readHtml("/audios");
  for (const { topic, posture, transcript } of sessions.map(guide)) {
    const said = [
      posture,
      ...transcript.flatMap(({ hear, todo, words }) => [hear, todo, ...words.map(({ text }) => text)]),
    ];
    for (const words of said) expect(audios, topic).toContain(escape(words));
  }
});

async function ask(page: Page, wish: (typeof wishes)[number]) {
  await page.emulateMedia({
    contrast: wish === "more contrast" ? "more" : "no-preference",
    forcedColors: wish === "forced colours" ? "active" : "none",
  });
  if (wish !== "less transparency") return;
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-transparency", value: "reduce" }],
  });
}

/** The scrim of the banner, the emblem, the breathing ring. */
function shownByDecoration(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrim = getComputedStyle(document.querySelector(".hero-picture")!, "::after").display;
    const faint = [...document.querySelectorAll(".emblem, .breathing-ring")];
    const seen = faint.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return [...(scrim === "none" ? [] : ["the scrim"]), ...seen.map(({ className }) => className)];
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

function wordsOverPicture(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const picture = document.querySelector(".hero-picture")!.getBoundingClientRect();
    const range = document.createRange();
    return [...document.querySelectorAll(".hero-words :is(h1, p, a)")].some((words) => {
      range.selectNodeContents(words);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return right > picture.left + 1 && left < picture.right && bottom > picture.top && top < picture.bottom - 1;
    });
  });
}

/** As React writes it into a page. */
function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
}
