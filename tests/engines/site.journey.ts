import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { labels, messages } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import type { SitePath } from "#app/content/types.ts";
import { videoHost } from "#app/shared/video-host.ts";
import { builtAddresses } from "../build-output.ts";
import { Visitor } from "./visitor.ts";

const { missing, badEmail, sent, fields } = messages.contact;
const letter = { name: "Asha", email: "asha@example.com", message: "May I come on Monday?" };
const toast = "[data-sonner-toast]";
const send = "main form [type=submit]";

let visitor: Visitor;
beforeAll(async () => (visitor = await Visitor.arrive()));
afterAll(() => visitor?.leave());
afterEach(() => expect(visitor.host.complaints.splice(0), "what the browser complained about").toEqual([]));

test("every page hydrates and fits the window", async () => {
  for (const address of builtAddresses) {
    await visitor.openHydrated(address);
    await visitor.seePage(pages[address as SitePath].title);
    expect.soft(await visitor.evaluate(isTooWide), address).toBe(false);
  }
  expect(visitor.otherHosts).toEqual([]);
});

test("back and forward start at the top, and a reload keeps the place", async () => {
  await visitor.open("/ethics");
  await visitor.scrollTo(1500);
  await visitor.reload();
  // To a few pixels: the fonts may arrive after the position is restored.
  await expect.poll(visitor.top).toBeCloseTo(1500, -1);
  await visitor.open("/terms");
  await visitor.scrollTo(600);
  await visitor.goBack();
  await expectTopOf("/ethics");
  await visitor.goForward();
  await expectTopOf("/terms");

  await visitor.scrollTo(600);
  await visitor.click("footer a[href='/faq']");
  await expectTopOf("/faq");
});

test("the keyboard alone leads to the contact form and sends it", async () => {
  await visitor.open("/contact");
  await visitor.press("Tab");
  expect(await visitor.evaluate(() => document.activeElement!.getAttribute("href"))).toBe("#main");
  await visitor.press("Enter");
  await expect.poll(focused).toBe("main");
  const reached: string[] = [];
  for (let presses = 0; presses < 30 && (await focused()) !== "button"; presses++) {
    await visitor.press("Tab");
    const field = await visitor.evaluate(() => document.activeElement!.getAttribute("name"));
    if (field && field in letter) await visitor.type(letter[field as keyof typeof letter]);
    expect.soft(await visitor.evaluate(hasRing), `the focus ring of stop ${presses}`).toBe(true);
    if (field) reached.push(field);
  }
  expect(reached).toEqual(["name", "email", "subject", "message"]);
  await visitor.press("Enter");
  await visitor.see(toast, sent.title);
});

test("the contact form shows what is missing or wrong, and thanks for a complete message", async () => {
  await visitor.openHydrated("/contact");
  await visitor.click(send);
  await visitor.see(toast, missing.title);
  await expectInView(fields.nameMissing);
  await visitor.fill("[name=name]", letter.name);
  await visitor.fill("[name=email]", "asha at example");
  await visitor.fill("[name=message]", letter.message);
  await visitor.click(send);
  await visitor.see(toast, badEmail.title);
  await expectInView(fields.emailInvalid);
  await visitor.fill("[name=email]", letter.email);
  await visitor.click(send);
  await visitor.see(toast, sent.title);
  expect(await valueOf("[name=message]")).toBe("");
});

test("a form sent before hydration is answered after it", async () => {
  // Where the pointer rests on nothing that would hydrate the form.
  await visitor.hover("h1");
  await visitor.open("/contact");
  await visitor.click(send);
  await visitor.see(toast, missing.title);
  expect(await visitor.path()).toBe("/contact");
});

test("a tab shows its panel, and the arrow keys lead back", async () => {
  await visitor.open("/media");
  await visitor.click("[role=tab]", labels.media.sessions);
  await visitor.see("main details[name=session]");
  expect(await visitor.sees("main iframe")).toBe(false);
  await visitor.press("ArrowLeft");
  await visitor.see("main iframe");
  expect(await visitor.sees("main details[name=session]")).toBe(false);
});

test("a video asks its platform only when it is pressed", async () => {
  await visitor.open("/media");
  await visitor.hover("main iframe");
  await expect.poll(() => visitor.evaluate(posterIsThere)).toBe(true);
  expect(visitor.otherHosts).toEqual([]);
  await visitor.click("main iframe");
  await expect.poll(() => [...new Set(visitor.otherHosts)]).toEqual([new URL(videoHost).hostname]);
  expect(await visitor.path()).toBe("/media");
});

async function expectTopOf(path: SitePath) {
  await expect.poll(visitor.path).toBe(path);
  await visitor.seePage(pages[path].title);
  // A browser may restore the old position when everything else is over.
  await wait(700);
  await expect.poll(visitor.top, { message: path }).toBe(0);
}

/** Not only in the window, but also not covered. */
async function expectInView(text: string) {
  await expect
    .poll(
      () =>
        visitor.evaluate((text) => {
          const message = [...document.querySelectorAll("main form *")].findLast(
            ({ textContent }) => textContent === text,
          );
          const { left, top, height } = message!.getBoundingClientRect();
          const onTop = document.elementFromPoint(left + 10, top + height / 2);
          return message === onTop || message!.contains(onTop);
        }, text),
      { message: `"${text}" is in view` },
    )
    .toBe(true);
}

const focused = () => visitor.evaluate(() => document.activeElement!.localName);
const valueOf = (selector: string) =>
  visitor.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)!.value, selector);

// The functions below run in the browser.

function isTooWide() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}

/** The link of a card covers the whole card with a pseudo-element, which also has the ring. */
function hasRing() {
  const focused = document.activeElement!;
  const ring = focused.matches(".card-link") ? "::after" : undefined;
  const { outlineStyle, outlineWidth } = getComputedStyle(focused, ring);
  return focused.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}

function posterIsThere() {
  const poster = document.querySelector<HTMLIFrameElement>("main iframe")!.contentDocument;
  return poster?.readyState === "complete" && poster.querySelector("img")!.naturalWidth > 0;
}
