import { readFileSync } from "node:fs";
import { expect, test as base, type Page } from "@playwright/test";
import { messages } from "#app/content/messages.ts";
import { pages } from "#app/content/pages/index.ts";
import { playerWords } from "#app/content/player-words.ts";
import { site } from "#app/content/site.ts";
import type { SitePath } from "#app/content/types.ts";
import { blockBytes } from "#offline/ranges.ts";
import { offlineFiles, offlineOff, readKeptSite } from "#scripts/offline.ts";
import { guide } from "#sound/score/guide.ts";
import { sessions } from "#sound/sessions/all.ts";
import { findViolations, findContrastViolations } from "./axe.ts";
import { builtAddresses, buildFolder, readHtml } from "./built-site.ts";
import { startHost } from "./offline-host.ts";
import { waitForHydration, watchPage } from "./visit.ts";

type Host = Awaited<ReturnType<typeof startHost>>;

const test = base.extend<{ host: Host }>({
  host: async ({}, lend) => {
    const host = await startHost();
    await lend(host);
    host.close();
  },
});
test.use({ serviceWorkers: "allow" });
test.skip(!site.offline, "switched off in app/content/site.ts");

const words = playerWords.keep;
/** The shortest session is the one to be kept here. */
const session = sessions.map(guide).find(({ topic }) => topic === "headache")!;
const sound = session.files.audio;
const file = readFileSync(buildFolder + sound);
const megabytes = (file.length / 1_000_000).toFixed(1);

test("the whole site is read without a line, and the line is asked first when it is there", async ({ page, host }) => {
  const watch = await watchPage(page);
  await visitKept(page, host, "/");
  const seen = await shownPicture(page);
  const online = await page.goto(`${host.address}/about`);
  expect(online!.fromServiceWorker()).toBe(true);
  expect(host.asked.filter(({ address }) => address === "/about")).toHaveLength(1);

  await host.setLine("down");
  for (const address of builtAddresses) {
    const response = await page.goto(host.address + address, { waitUntil: "domcontentloaded" });
    expect(response!.status(), address).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(pages[address as SitePath].title);
    await waitForHydration(page);
    if (address === "/about") {
      for (const [name, value] of Object.entries(await online!.allHeaders())) {
        if (ofTheDocument.test(name)) expect.soft(plain(response!.headers()[name]), name).toBe(plain(value));
      }
    }
  }
  expect(watch.complaints).toEqual([]);

  // The frames of videos still say what they would show.
  await page.goto(`${host.address}/media`);
  await expect(page.locator("main iframe").first().contentFrame().getByRole("link")).toBeVisible();

  // From page to page by a link, too, and whichever way a page is asked for.
  await page.goto(`${host.address}/faq/?from=elsewhere`);
  await waitForHydration(page);
  await page.getByRole("contentinfo").getByRole("link", { name: pages["/pranayam"].title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages["/pranayam"].title);
  await page.goto(`${host.address}/`);
  expect(await shownPicture(page)).toBe(seen);
  expect(watch.complaints).toEqual([]);

  const missing = await page.goto(`${host.address}/no-such-page`);
  expect(missing!.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages.notFound.title);
  expect(await page.evaluate(() => fetch("/api/anything").then(String, () => "refused"))).toBe("refused");

  await host.setLine("up");
  expect((await page.goto(`${host.address}/about`))!.headers()["date"]).toBeTruthy();
  const posted = await page.evaluate(() => fetch("/api/anything", { method: "POST" }).then(({ status }) => status));
  expect(posted).toBe(405);
});

test("a line that says nothing is not waited for without end", async ({ page, host }) => {
  await visitKept(page, host, "/");
  await host.setLine("silent");
  await page.goto(`${host.address}/about`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages["/about"].title);
});

test("a kept session plays and seeks without a line; another says that it could not be loaded", async ({
  page,
  host,
}) => {
  const watch = await watchPage(page);
  await visitKept(page, host, "/audios");
  const keep = keepButton(page);
  await expect(keep).toHaveText(`${words.verb((file.length / 1e6).toFixed(1))}: ${session.title}`);
  expect((await keep.boundingBox())!.height).toBeGreaterThanOrEqual(44);

  // A line that fails is told in words; what has come stays, and the rest comes at the next press.
  await host.setLine("down");
  await keep.press("Enter");
  await expect(article(page).getByRole("alert")).toHaveText(words.failure.line);
  await host.setLine("up");
  await keep.press("Enter");
  await expect(keep).toContainText(words.kept);
  await expect(article(page).getByRole("alert")).toBeHidden();
  await expect(keep).toBeFocused();
  await expect(article(page).getByRole("status")).toHaveText(words.done(session.title));
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findContrastViolations(page)).toEqual([]);
  const ranges = host.asked
    .filter(({ address }) => address === sound)
    .map(({ range }) => range!.match(/\d+/g)!.map(Number));
  expect(ranges.reduce((sum, [from, to]) => sum + to! - from! + 1, 0)).toBe(file.length);

  await host.setLine("down");
  watch.complaints.length = 0;
  await page.reload();
  await waitForHydration(page);
  await expect(keep).toContainText(words.kept);
  const last = session.chapters.at(-1)!;
  await play(page, session.topic);
  await expect.poll(() => second(page, session.topic)).toBeGreaterThan(0.2);
  await article(page).getByRole("button", { name: last.title }).click();
  await expect.poll(() => second(page, session.topic)).toBeGreaterThan(last.start);
  await expect(article(page).getByTestId("cue")).not.toBeEmpty();
  for (const [range, status, body] of [
    ["bytes=1000000-1000099", 206, file.subarray(1_000_000, 1_000_100)],
    [`bytes=${blockBytes - 5}-${blockBytes + 4}`, 206, file.subarray(blockBytes - 5, blockBytes + 5)],
    ["bytes=-7", 206, file.subarray(-7)],
    [`bytes=${file.length}-`, 416, Buffer.alloc(0)],
  ] as const) {
    const part = await askFor(page, range);
    expect.soft(part.status, range).toBe(status);
    expect.soft(Buffer.from(part.bytes).equals(body), range).toBe(true);
  }
  expect((await askFor(page, "bytes=10-19")).range).toBe(`bytes 10-19/${file.length}`);
  expect(watch.complaints.filter((text) => !text.includes("416"))).toEqual([]);

  await play(page, "stress");
  await expect(page.locator("#stress").getByRole("alert")).toHaveText(playerWords.failure);

  await article(page).getByRole("button", { name: words.remove }).click();
  await expect(keep).toBeFocused();
  await expect(keep).toContainText(words.verb(megabytes));
  await expect(article(page).getByRole("status")).toHaveText(words.removed(session.title));
  await expect.poll(() => soundCaches(page)).toEqual([]);
});

test("what was heard is kept and not asked for twice, also where play began before the worker was there", async ({
  page,
  host,
}) => {
  await page.goto(`${host.address}/audios`);
  await play(page, session.topic);
  await underWorker(page);
  await seek(page, 600);
  await expect.poll(() => second(page, session.topic)).toBeGreaterThan(600.2);
  await expect.poll(() => soundCaches(page)).toHaveLength(1);
  await article(page)
    .locator("audio")
    .evaluate((audio: HTMLAudioElement) => audio.pause());
  await host.setLine("down");
  await page.reload();
  await waitForHydration(page);
  await seek(page, 600);
  await play(page, session.topic);
  await expect.poll(() => second(page, session.topic)).toBeGreaterThan(600.2);
});

test("a device without room says so", async ({ page, host }) => {
  await visitKept(page, host, "/audios");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: host.address, quotaSize: 9_000_000 });
  await keepButton(page).click();
  await expect(article(page).getByRole("alert")).toHaveText(words.failure.room);
  await expect(keepButton(page)).toContainText(words.verb(megabytes));
});

test("who saves data is sent nothing unasked, and may keep a session all the same", async ({ page, host }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto(`${host.address}/audios`);
  await waitForHydration(page);
  await expect(keepButton(page)).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  // Without a line not even the worker comes; a later press brings both.
  await host.setLine("down");
  await keepButton(page).click();
  await expect(article(page).getByRole("alert")).toHaveText(words.failure.line);
  await host.setLine("up");
  await keepButton(page).click();
  await expect(keepButton(page)).toContainText(words.kept);
  await host.setLine("down");
  await page.goto(`${host.address}/faq`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages["/faq"].title);
});

test("a new build is seen at once, takes over, and leaves nobody behind", async ({ page, context, host }) => {
  await visitKept(page, host, "/about");
  const built = await readKeptSite(buildFolder, {});
  const opened = await context.newPage();
  await opened.goto(`${host.address}/faq`);
  await waitForHydration(opened);
  const first = await cacheNames(page);
  const later = built.shell.find((address) => address.includes("session-tools"))!;

  // The second build: another /about, and a script that the host has no longer.
  const second = await secondBuild(built, "second", later);
  host.replace(second);
  await page.reload();
  expect(await page.content()).toContain("<!-- second -->");
  await expect.poll(() => oldPages(page, first)).toEqual([]);
  // The page that was opened with the first build still finds its script, and not by the browser's own store.
  expect(await opened.evaluate((address) => fetch(address, { cache: "reload" }).then(({ ok }) => ok), later)).toBe(
    true,
  );
  await host.setLine("down");
  await page.reload();
  expect(await page.content()).toContain("<!-- second -->");
  await host.setLine("up");

  // A build of which a part is missing is not let in.
  const names = await cacheNames(page);
  const { "/sw.js": broken } = await secondBuild(built, "broken", later);
  host.replace({ "/sw.js": broken });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update().catch(() => {}));
  await expect
    .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())!.installing))
    .toBe(false);
  expect(await cacheNames(page)).toEqual(names);

  // The third: nothing of the first is left.
  host.replace(await secondBuild(built, "third", later));
  await page.reload();
  await expect.poll(() => page.content()).toContain("<!-- third -->");
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => first.includes(name) && name !== "pictures"))
    .toEqual([]);
  await host.setLine("down");
  await page.reload();
  expect(await page.content()).toContain("<!-- third -->");

  // And switched off: the worker goes and takes all with it.
  await opened.close();
  await host.setLine("up");
  host.replace(await offlineOff());
  await page.reload();
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect((await page.goto(`${host.address}/faq`))!.fromServiceWorker()).toBe(false);
});

/** What a host would serve after another build: /about has a new last line, and one script is gone. */
async function secondBuild(built: Awaited<ReturnType<typeof readKeptSite>>, name: string, gone: string) {
  const about = readHtml("/about").replace("<head>", `<head><!-- ${name} -->`);
  const kept = { headers: { "Content-Type": "text/html; charset=utf-8" }, body: about };
  const files = await offlineFiles({
    ...built,
    texts: { ...built.texts, "/about": kept },
    shell: built.shell.filter((address) => address !== gone),
  });
  return { ...files, "/about": about, [gone]: undefined };
}

const plain = (value?: string) => value?.replaceAll(" ", "");

/** Headers that say what a page may do. The others speak of the way it came. */
const ofTheDocument = /^(content-(security-policy|type)|strict|x-|referrer|permissions|cross-origin)/;

async function underWorker(page: Page) {
  await waitForHydration(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", undefined, {
    timeout: 60_000,
  });
}

/** A first visit, until the worker has taken the shell and all words. */
async function visitKept(page: Page, host: Host, address: string) {
  await page.goto(host.address + address);
  await underWorker(page);
}

const article = (page: Page) => page.locator(`#${session.topic}`);
const keepButton = (page: Page) =>
  article(page).getByRole("button", { name: new RegExp(`^(Keep|Kept).*${session.title}$`) });
const player = (page: Page, topic: string) => page.locator(`#${topic} audio`);
const second = (page: Page, topic: string) =>
  player(page, topic).evaluate((audio: HTMLAudioElement) => audio.currentTime);

async function play(page: Page, topic: string) {
  await player(page, topic).evaluate((audio: HTMLAudioElement) => void audio.play().catch(() => {}));
}

async function seek(page: Page, to: number) {
  await player(page, session.topic).evaluate((audio: HTMLAudioElement, to) => (audio.currentTime = to), to);
}

async function askFor(page: Page, range: string) {
  return page.evaluate(
    async ([address, range]) => {
      const response = await fetch(address!, { headers: { Range: range! } });
      const bytes = [...new Uint8Array(await response.arrayBuffer())];
      return { status: response.status, range: response.headers.get("Content-Range"), bytes };
    },
    [sound, range],
  );
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const soundCaches = async (page: Page) => (await cacheNames(page)).filter((name) => name.startsWith("sound-"));
const oldPages = async (page: Page, old: string[]) =>
  (await cacheNames(page)).filter((name) => name.startsWith("pages-") && old.includes(name));

/** The picture of the hero: its address, once it is really drawn. */
async function shownPicture(page: Page): Promise<string> {
  const picture = page.locator(".hero-picture img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc);
}
