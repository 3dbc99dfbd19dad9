import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect as expectSoon, test, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { findViolations } from "./axe.ts";

// The editor runs on a copy of the content, so that no test changes the files of the site.
test.describe.configure({ mode: "serial", timeout: 180_000 });
const port = Number(process.env.TEST_PORT ?? 4399) + 5;
const address = `http://127.0.0.1:${port}`;
test.use({ baseURL: address });
// A saved change is checked against all content first.
const expect = expectSoon.configure({ timeout: 60_000 });

let folder: string;
let editor: ChildProcess;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), "editor-"));
  cpSync("content", folder, { recursive: true });
  editor = spawn(process.execPath, ["scripts/edit.mjs"], {
    env: { ...process.env, EDIT_PORT: String(port), CONTENT_FOLDER: folder },
    stdio: ["ignore", "pipe", "ignore"],
  });
  await new Promise<void>((resolve, reject) => {
    editor.stdout!.on("data", (words) => String(words).includes(address) && resolve());
    editor.on("exit", () => reject(new Error("the editor did not start")));
  });
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1024, height: 768 } });
  page = await context.newPage();
  await open("/services");
});
test.afterAll(async () => {
  await page.context().close();
  editor.kill();
  rmSync(folder, { recursive: true });
});

const file = (name: string) => readFileSync(join(folder, name), "utf8");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");
const firstBox = () => dialog().getByRole("textbox").first();
const wordsOf = async (locator: Locator) => (await locator.textContent()) ?? "";

async function open(path: string): Promise<void> {
  await page.goto(path);
  await expect(button("All texts")).toBeVisible({ timeout: 60_000 });
}

async function edit(locator: Locator, words: string): Promise<void> {
  await locator.click();
  await firstBox().fill(words);
  await button("Save").click();
  await expect(dialog()).toBeHidden();
}

test("the words of a page hold no marks, and islands take over what the server rendered", async () => {
  await open("/contact");
  expect(await page.evaluate(() => /[\u2061-\u2064]/.test(document.documentElement.outerHTML))).toBe(false);
  const form = await page.locator("main form").elementHandle();
  await page.locator("main form").getByRole("textbox").first().focus();
  await expect(page.locator("[data-island][data-hydrated] form").first()).toBeAttached();
  // React would have rendered other words anew.
  expect(await form!.evaluate((element) => element.isConnected)).toBe(true);
  await open("/services");
});

test("clicked words are changed in one line of the file and on the page, without a reload", async () => {
  const before = file("pages/services.yaml").split("\n");
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await edit(page.getByRole("heading", { level: 1 }), "Another title");
  await expect.poll(() => wordsOf(page.getByRole("heading", { level: 1 }))).toBe("Another title");
  await expect(dialog()).toBeHidden();
  const changed = file("pages/services.yaml").split("\n").filter((line, i) => line !== before[i]); // oxfmt-ignore
  expect(changed).toEqual(["title: Another title"]);
  expect(await page.evaluate(() => "notReloaded" in window)).toBe(true);
});

test("a change is undone and redone", async () => {
  await button("Undo").click();
  await expect.poll(() => wordsOf(page.getByRole("heading", { level: 1 }))).not.toBe("Another title");
  await button("Redo").click();
  await expect.poll(() => wordsOf(page.getByRole("heading", { level: 1 }))).toBe("Another title");
});

test("words of the header are changed on the page too", async () => {
  await edit(page.locator("header nav a").nth(1), "Another entry");
  await expect.poll(() => wordsOf(page.locator("header nav a").nth(1))).toBe("Another entry");
});

test("a mistake is explained beside the words, and nothing is saved", async () => {
  const before = file("pages/services.yaml");
  await page.locator("main > div > p").first().click();
  await firstBox().press("Control+End");
  await firstBox().pressSequentially(" [@nobody2099]");
  await button("Save").click();
  await expect(dialog().getByRole("alert").filter({ hasText: "nobody2099" })).toBeVisible();
  await expect(firstBox()).toHaveAttribute("aria-invalid", "true");
  expect(await findViolations(page).then((all) => all.filter((line) => line.includes("site-editor")))).toEqual([]);
  await button("Close").click();
  expect(file("pages/services.yaml")).toBe(before);
});

test("what was typed and not saved is offered again after a reload, and can be kept or discarded", async () => {
  await open("/services");
  await expect(button("Not saved (1)")).toBeVisible();
  await button("Not saved (1)").click();
  await dialog().getByRole("listitem").getByRole("button").click();
  await expect(dialog()).toContainText("You had begun to change this.");
  await button("Keep mine").click();
  await expect(firstBox()).toContainText("nobody2099");
  await button("Close").click();
  await page.locator("main > div > p").first().click();
  await button("Discard mine").click();
  await expect(dialog()).not.toContainText("You had begun");
  await button("Close").click();
  await expect(button("Not saved (1)")).toBeHidden();
});

test("when two tabs change the same words, the second one keeps both versions", async () => {
  const heading = page.getByRole("heading", { level: 1 });
  await heading.click();
  await firstBox().fill("Mine");
  const other = await page.context().newPage();
  await other.goto("/services");
  await other.getByRole("heading", { level: 1 }).click();
  const otherDialog = other.getByRole("dialog");
  await otherDialog.getByRole("textbox").first().fill("Theirs");
  await otherDialog.getByRole("button", { name: "Save" }).click();
  await expect(otherDialog).toBeHidden();
  await other.close();
  await button("Save").click();
  await expect(dialog().getByRole("status")).toContainText("changed elsewhere");
  await expect(firstBox()).toHaveValue("Theirs");
  await expect(dialog()).toContainText("Mine");
  await button("Keep mine").click();
  await button("Save").click();
  await expect.poll(() => wordsOf(heading)).toBe("Mine");
  await button("Undo").click();
  await expect.poll(() => wordsOf(heading)).toBe("Theirs");
  await button("Undo").click();
  await expect.poll(() => wordsOf(heading)).toBe("Another title");
});

test("links, sources and Sanskrit terms are shown as words, and saved as they were", async () => {
  const source = file("pages/bhakti-yoga.yaml");
  await open("/bhakti-yoga");
  const term = /\{([a-z]+)\}/.exec(source)![0];
  const shown = await page.evaluate(async (term) => {
    const { shownTexts } = (await import(
      "/editor/overlay/texts.ts" as string
    )) as typeof import("#editor/overlay/texts.ts");
    for (const { n, words } of shownTexts()) {
      const form = (await (await fetch(`/__editor/place?n=${n}`)).json()) as { fields?: { value: unknown }[] };
      if (form.fields?.length === 1 && String(form.fields[0]!.value).includes(term)) return words;
    }
    return "";
  }, term);
  await button("All texts").click();
  await dialog().getByRole("searchbox").fill(shown.slice(0, 40));
  await dialog().getByRole("listitem").getByRole("button").first().click();
  await expect(firstBox()).toBeVisible();
  await expect(dialog()).not.toContainText(/[{}]|\]\(|\[@|\[\d/);
  await firstBox().press("End");
  await firstBox().pressSequentially(" ");
  await firstBox().press("Backspace");
  await button("Save").click();
  await expect(dialog().getByRole("heading", { level: 2 })).toHaveText("All texts of this page");
  expect(file("pages/bhakti-yoga.yaml")).toBe(source);
  await open("/services");
});

test("an entry of a list is added below, moved and removed", async () => {
  const features = page.locator("main section li li");
  const first = await wordsOf(features.first());
  await features.first().click();
  await button("Add below").click();
  await firstBox().fill("A new line");
  await button("Add").click();
  await expect.poll(() => wordsOf(features.nth(1))).toBe("A new line");
  await features.nth(1).click();
  await button("Move up").click();
  await expect.poll(() => wordsOf(features.first())).toBe("A new line");
  await features.first().click();
  page.once("dialog", (question) => void question.accept());
  await button("Remove").click();
  await expect.poll(() => wordsOf(features.first())).toBe(first);
});

test("a fact is shown while it is filled in", async () => {
  const fill = async (words: string) => {
    await button("Facts and lists").click();
    await button("Prices, dates, place, teacher").click();
    await dialog().getByLabel("Yoga classes: price").fill(words);
    await button("Save").click();
    await expect(dialog().getByRole("heading", { level: 2 })).toHaveText("Facts and lists");
    await button("Close").click();
  };
  await fill("A price");
  await expect.poll(() => wordsOf(page.locator("main"))).toContain("A price");
  await fill("");
  await expect.poll(() => wordsOf(page.locator("main"))).not.toContain("A price");
});

test("everything works by keyboard, and the focus comes back", async () => {
  await button("All texts").focus();
  await page.keyboard.press("Enter");
  await expect(dialog().getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("another title");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(firstBox()).toBeFocused();
  await expect(firstBox()).toHaveValue("Another title");
  await page.keyboard.press("Escape");
  await expect(button("All texts")).toBeFocused();
});

test("no view of the editor has barriers", async () => {
  for (const name of ["This page", "Before publishing", "Notice", "Facts and lists", "All texts", "Publish"]) {
    await button(name).click();
    await expect(dialog()).toBeVisible();
    expect(await findViolations(page, "site-editor"), name).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

/** The titles of recorded sessions follow their sound. A line of dates opens its own form. Captions of figures are in the list of all texts; the labels of a drawing are changed in its file. */
const exempt = ".skip-link, .tile, .listen-link, svg, p:has(time:not([data-today]))";

test("at least 97 of 100 texts can be clicked", async () => {
  for (const path of ["/", "/pranayam", "/contact", "/media"]) {
    await open(path);
    const fixed = await page.evaluate(async (exempt) => {
      const { textAt } = (await import(
        "/editor/overlay/texts.ts" as string
      )) as typeof import("#editor/overlay/texts.ts");
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const [all, fixed]: [string[], string[]] = [[], []];
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const element = node.parentElement!;
        if (!/[\p{L}\p{N}]/u.test(node.data) || element.closest(`script, style, noscript, ${exempt}`)) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getClientRects()[0];
        if (!box || box.width <= 2) continue;
        all.push(node.data);
        if (!textAt(box.left + box.width / 2, box.top + box.height / 2, element)) fixed.push(node.data);
      }
      return { words: fixed, share: fixed.length / all.length };
    }, exempt);
    expect(fixed.share, `${path}: ${fixed.words.join(" | ")}`).toBeLessThan(0.03);
  }
});

test("a click finds only what is shown, not the text of a closed fold", async () => {
  await open("/audios");
  const wrong = await page.evaluate(async () => {
    const { textAt } = (await import(
      "/editor/overlay/texts.ts" as string
    )) as typeof import("#editor/overlay/texts.ts");
    for (const details of document.querySelectorAll("details")) details.open = false;
    return [...document.querySelectorAll("#sessions p, #sessions h2, #sessions h3")]
      .filter((element) => element.checkVisibility() && !element.closest(".sr-only"))
      .flatMap((element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const words = document.createRange();
        words.selectNodeContents(element);
        const { left, top, width, height } = words.getClientRects()[0] ?? new DOMRect();
        if (width < 5) return [];
        const hit = textAt(left + width / 2, top + height / 2, element);
        return !hit || element.contains(hit.element) || hit.element.contains(element)
          ? []
          : `${element.textContent} opens ${hit.words}`;
      });
  });
  expect(wrong).toEqual([]);
});

test("the first press on a closed fold opens it, and the words of a session open its own recording", async () => {
  await open("/audios");
  for (const topic of ["sleep", "stress"]) {
    const { title } = JSON.parse(file(`sessions/${topic}.json`)) as { title: string };
    const summary = page.locator("#sessions summary").filter({ hasText: new RegExp(`^${title}`) });
    await summary.click();
    await expect(dialog()).toBeHidden();
    await page.locator(`#${topic} > p`).first().click();
    await expect(dialog().getByRole("heading", { level: 2 })).toHaveText(`Recording: ${title}`);
    await expect(dialog().locator("audio")).toHaveAttribute("src", new RegExp(`/${topic}\\.mp3`));
    await button("Close").click();
  }
});

test("the crisis lines open, also in a session, and so do the dates at the end of a page", async () => {
  const [, words = ""] = /^ {2}crisis:\n {4}lead: "?(.{50})/m.exec(file("urgent-signs.yaml"))!;
  await open("/audios#stress");
  await page.locator("#stress p").filter({ hasText: words }).click();
  await expect(firstBox()).toContainText(words);
  await button("Close").click();
  await open("/bhakti-yoga");
  const line = page.getByText(words).first();
  await page
    .locator("details", { has: page.getByText(words) })
    .locator("summary")
    .filter({ visible: true })
    .first()
    .click();
  await line.click();
  await expect(firstBox()).toContainText(words);
  await button("Close").click();
  await page.locator("main time:not([data-today])").last().click();
  await expect(dialog().getByLabel("Next review due on")).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await button("Close").click();
});

test("a photo is seen in its frame, described and saved, and Undo covers it", async () => {
  await open("/about");
  const written: object[] = [];
  const description = "A brown wall in the evening sun, with nothing in front of it.";
  await page.route("**/__editor/picture", async (route) => {
    const sent = route.request().postDataJSON() as { write: boolean };
    written.push(sent);
    if (sent.write) await route.fulfill({ json: { problems: [], facts: [] } });
    else await route.continue();
  });
  await button("All texts").click();
  await dialog().getByRole("searchbox").fill("Picture:");
  await dialog().getByRole("listitem").getByRole("button").first().click();
  await expect(dialog().getByText("Shown on:")).toBeVisible();
  const chooser = dialog().getByLabel("Replace it with a photo");
  await expect(chooser).toHaveAttribute("accept", "image/jpeg");
  await chooser.setInputFiles({ name: "x.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await expect(dialog().getByRole("alert").filter({ hasText: "not a picture" })).toBeVisible();
  await button("Save").click();
  await expect(dialog().getByRole("status")).toContainText("Choose another one");
  const upright = await sharp({ create: { width: 2400, height: 3200, channels: 3, background: "#963" } })
    .jpeg()
    .toBuffer();
  await chooser.setInputFiles({ name: "x.jpg", mimeType: "image/jpeg", buffer: upright });
  await expect(dialog().getByText("This is how pages will show it")).toBeVisible();
  await dialog().getByLabel("Which part of the photo to keep").selectOption("start");
  await expect(dialog().getByText("This is how pages will show it")).toBeVisible();
  await button("Save").click();
  await expect(dialog().getByRole("status")).toContainText("Describe the new picture");
  await firstBox().fill(description);
  const reloaded = page.waitForEvent("load");
  await button("Save").click();
  await reloaded;
  expect(written.at(-1)).toMatchObject({ write: true, part: "start" });
  expect(file("pictures.yaml") + file("gallery.yaml")).toContain(description);
  await page.unroute("**/__editor/picture");
  await button("Undo").click();
  await expect.poll(() => file("pictures.yaml") + file("gallery.yaml")).not.toContain(description);
});

test("a notice is typed, gets an end, and is taken off again", async () => {
  await open("/");
  await button("Notice").click();
  await firstBox().fill("Tonight's class is cancelled.");
  await button("Tomorrow at 6").click();
  await button("Save and publish").click();
  await expect(dialog().getByRole("heading", { level: 2 })).toHaveText("Publish");
  expect(file("site.yaml")).toMatch(/text: "?Tonight's class is cancelled\."?\n {2}end: "?\d{4}-\d\d-\d\d 06:00/);
  await button("Close").click();
  await expect(page.locator("aside[data-end]")).toBeVisible();
  await button("Notice").click();
  await button("Take it off").click();
  await expect(page.locator("aside[data-end]")).toBeHidden();
});

test("a file that Git replaces is shown", async () => {
  await open("/terms");
  const name = "pages/terms.yaml";
  const theirs = file(name).replace(/^title: .*$/m, "title: A title from elsewhere");
  rmSync(join(folder, name));
  // The watcher takes a file that comes back at once for a changed one.
  await page.waitForTimeout(1000);
  writeFileSync(join(folder, name), theirs);
  await expect.poll(() => wordsOf(page.getByRole("heading", { level: 1 }))).toBe("A title from elsewhere");
});

test("a page of another site can neither load nor frame anything, and the inbox is not served", async ({ request }) => {
  const foreign = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "script" };
  expect((await request.get(`${address}/app/content/site.ts`, { headers: foreign })).status()).toBe(403);
  const frame = { ...foreign, "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Mode": "navigate" };
  expect((await request.get(address, { headers: frame })).status()).toBe(403);
  const link = { ...frame, "Sec-Fetch-Dest": "document" };
  const opened = await request.get(address, { headers: link });
  expect(opened.status()).toBe(200);
  expect(opened.headers()).toMatchObject({ "content-security-policy": "frame-ancestors 'self'" });
  const local = await request.get(address, { headers: { Origin: "http://localhost:1" } });
  expect(local.headers()).not.toHaveProperty("access-control-allow-origin");
  expect((await request.get(`${address}/__open-in-editor?file=package.json`)).status()).toBe(403);

  mkdirSync("data", { recursive: true });
  const stored = "data/editor-test.json";
  writeFileSync(stored, '{ "message": "private" }');
  for (const path of [stored, `@fs/${process.cwd()}/${stored}`, `${stored}?raw`, `${stored}?url`, `${stored}?import`])
    expect(await (await request.get(`${address}/${path}`)).text(), path).not.toContain("private");
  rmSync(stored);
});
