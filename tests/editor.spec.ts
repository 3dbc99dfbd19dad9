import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect as expectSoon, test, type Locator, type Page } from "@playwright/test";
import { withoutSigns } from "#editor/marks.ts";
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
  page = await browser.newPage({ baseURL: address, viewport: { width: 1024, height: 768 } });
  await open("/services");
});
test.afterAll(async () => {
  await page.close();
  editor.kill();
  rmSync(folder, { recursive: true });
});

const file = (name: string) => readFileSync(join(folder, name), "utf8");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");
const firstBox = () => dialog().getByRole("textbox").first();
const wordsOf = async (locator: Locator) => withoutSigns((await locator.textContent()) ?? "");

async function open(path: string): Promise<void> {
  await page.goto(path);
  await expect(button("All texts")).toBeVisible({ timeout: 60_000 });
}

async function edit(locator: Locator, words: string): Promise<void> {
  await locator.click();
  await firstBox().fill(words);
  await button("Save").click();
}

test("clicked words are changed in one line of the file and on the page, without a reload", async () => {
  const before = file("pages/services.yaml").split("\n");
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await edit(page.getByRole("heading", { level: 1 }), "Another title");
  await expect.poll(() => wordsOf(page.getByRole("heading", { level: 1 }))).toBe("Another title");
  await expect(dialog()).toBeHidden();
  const changed = file("pages/services.yaml").split("\n").filter((line, i) => line !== before[i]); // prettier-ignore
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
  const words = await firstBox().inputValue();
  await firstBox().fill(`${words} [@nobody2099]`);
  await button("Save").click();
  await expect(dialog().getByRole("alert").filter({ hasText: "nobody2099" })).toBeVisible();
  await expect(firstBox()).toHaveAttribute("aria-invalid", "true");
  expect(await findViolations(page).then((all) => all.filter((line) => line.includes("site-editor")))).toEqual([]);
  page.once("dialog", (question) => void question.accept());
  await button("Cancel").click();
  expect(file("pages/services.yaml")).toBe(before);
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

test("the page panel and the list before publishing have no barriers", async () => {
  for (const name of ["This page", "Before publishing"]) {
    await button(name).click();
    await expect(dialog()).toBeVisible();
    expect(await findViolations(page).then((all) => all.filter((line) => line.includes("site-editor")))).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

/** Captions of figures are in the list of all texts; the labels of a drawing are changed in its file. */
const exempt = ".skip-link, .tile, svg";

test("at least 97 of 100 texts can be clicked", async () => {
  for (const path of ["/", "/pranayam", "/contact", "/media"]) {
    await open(path);
    const fixed = await page.evaluate(async (exempt) => {
      const { allPieces, placeOf } = (await import(
        "/editor/overlay/texts.ts" as string
      )) as typeof import("#editor/overlay/texts.ts");
      const shown = allPieces().filter(({ range }) => range.getBoundingClientRect().width > 2);
      const fixed = shown.filter(
        (piece) => placeOf(piece) === undefined && !piece.range.startContainer.parentElement?.closest(exempt),
      );
      return { words: fixed.map(({ words }) => words), share: fixed.length / shown.length };
    }, exempt);
    expect(fixed.share, `${path}: ${fixed.words.join(" | ")}`).toBeLessThan(0.03);
  }
});

test("a click finds only what is shown, not the text of a closed fold", async () => {
  await open("/audios");
  const wrong = await page.evaluate(async () => {
    const { pieceAt } = (await import(
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
        const hit = pieceAt(left + width / 2, top + height / 2);
        return !hit || element.contains(hit.range.startContainer) ? [] : `${element.textContent} opens ${hit.words}`;
      });
  });
  expect(wrong).toEqual([]);
});

test("Save puts a chosen picture in place, together with its description", async () => {
  await open("/about");
  const written: boolean[] = [];
  let press = () => {};
  const pressed = new Promise<void>((resolve) => (press = resolve));
  await page.route("**/__editor/picture", async (route) => {
    written.push((route.request().postDataJSON() as { write: boolean }).write);
    // A large picture is still being checked when the owner presses Save.
    if (written.length === 1) await pressed;
    await route.fulfill({ json: { problems: [], facts: [] } });
  });
  await button("All texts").click();
  await dialog().getByRole("searchbox").fill("Picture:");
  await dialog().getByRole("listitem").getByRole("button").first().click();
  await dialog().getByLabel("Replace the picture").setInputFiles("public/icon-512.png");
  const reloaded = page.waitForEvent("load");
  await button("Save").click();
  press();
  await reloaded;
  expect(written).toEqual([false, true]);
  await page.unroute("**/__editor/picture");
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

test("a page of another site can neither read nor change anything", async ({ request }) => {
  const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect((await request.get(`${address}/__editor/names`, { headers: foreign })).status()).toBe(403);
  expect((await request.post(`${address}/__editor/undo`, { headers: foreign, data: {} })).status()).toBe(403);
});
