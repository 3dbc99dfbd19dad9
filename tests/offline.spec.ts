import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { calendarText, messages, playerText } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { workerPolicy } from "#app/shared/worker-policy.ts";
import { site } from "#app/content/site.ts";
import type { SitePath } from "#app/content/types.ts";
import { fill } from "#app/content/fill.ts";
import { readOfflineSite, unregisteringWorker } from "#postbuild/build-service-worker.ts";
import { blockBytes } from "#service-worker/byte-ranges.ts";
import { sessions } from "#app/content/sessions.ts";
import { findViolations, findContrastViolations } from "./axe.ts";
import { builtAddresses, buildFolder } from "./build-output.ts";
import { secondBuild, startHost } from "./offline-host.ts";
import { waitUntilControlled } from "./service-worker.ts";
import { isolatedTest, waitForHydration, watchPage, type PageWatch } from "./visit.ts";
import { layoutOf } from "./weight-budgets.ts";

type Host = Awaited<ReturnType<typeof startHost>>;

const test = isolatedTest.extend<{ host: Host }>({
  host: async ({ baseURL }, lend) => {
    const host = await startHost(baseURL!);
    await lend(host);
    host.close();
  },
});
test.use({ serviceWorkers: "allow" });
test.skip(!site.offline, "offline is switched off in content/site.yaml");

const words = playerText.save;
/** The shortest session. */
const session = sessions.find(({ topic }) => topic === "headache")!;
const audioPath = session.files.audio;
const file = readFileSync(buildFolder + audioPath);
const megabytes = (file.length / 1_000_000).toFixed(1);

// Storing the site costs more than any of these tests.
test.describe("once the site is stored", () => {
  test.describe.configure({ mode: "serial" });
  let host: Host;
  let page: Page;
  let watch: PageWatch;

  test.beforeAll(async ({ browser, baseURL }) => {
    host = await startHost(baseURL!);
    page = await browser.newPage();
    watch = await watchPage(page);
    await visitUntilStored(page, host, "/");
  });
  test.afterEach(() => host.setNetwork("up"));
  test.afterAll(async () => {
    await page.context().close();
    host.close();
  });

  test("every page can be read offline, and comes from the network when online", async () => {
    await visitUntilStored(page, host, "/");
    const seen = await heroImage(page);
    const online = await page.goto(`${host.address}/about`);
    expect(online!.fromServiceWorker()).toBe(true);
    expect(host.requests.filter(({ address }) => address === "/about")).toHaveLength(1);

    expect(await storedPaths(page)).toEqual(expect.arrayContaining([...builtAddresses]));
    await host.setNetwork("down");
    // One page of each layout.
    for (const address of new Map(builtAddresses.map((address) => [layoutOf(address), address])).values()) {
      const response = await page.goto(host.address + address, { waitUntil: "domcontentloaded" });
      expect(response!.status(), address).toBe(200);
      await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(pages[address as SitePath].title);
      await waitForHydration(page);
    }
    const stored = (await page.goto(`${host.address}/about`))!.headers();
    for (const [name, value] of Object.entries(await online!.allHeaders())) {
      if (documentHeader.test(name)) expect.soft(plain(stored[name]), name).toBe(plain(value));
    }
    expect(watch.complaints).toEqual([]);

    // Video frames still show their placeholder.
    await page.goto(`${host.address}/media`);
    await expect(page.locator("main iframe").first().contentFrame().getByRole("link")).toBeVisible();

    // Links lead on, also from other forms of an address.
    await page.goto(`${host.address}/faq/?from=elsewhere`);
    await waitForHydration(page);
    await page.getByRole("contentinfo").getByRole("link", { name: pages["/pranayam"].title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages["/pranayam"].title);
    await page.goto(`${host.address}/`);
    expect(await heroImage(page)).toBe(seen);
    expect(watch.complaints).toEqual([]);

    const missing = await page.goto(`${host.address}/no-such-page`);
    expect(missing!.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages.notFound.title);
    expect(await page.evaluate(() => fetch("/api/anything").then(String, () => "refused"))).toBe("refused");

    await host.setNetwork("up");
    expect((await page.goto(`${host.address}/about`))!.headers()["date"]).toBeTruthy();
    const posted = await page.evaluate(() => fetch("/api/anything", { method: "POST" }).then(({ status }) => status));
    expect(posted).toBe(405);
  });

  test("a network that fails in other ways falls back to the stored page", async () => {
    await visitUntilStored(page, host, "/");
    await test.step("a gateway's error is shown itself where nothing is stored", async () => {
      await host.setNetwork("gateway");
      expect((await page.goto(`${host.address}/about`))!.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages["/about"].title);
      expect((await page.goto(`${host.address}/no-such-page`))!.status()).toBe(503);
    });
    await test.step("a network that does not respond", async () => {
      await host.setNetwork("silent");
      await page.goto(`${host.address}/faq`, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages["/faq"].title);
    });
  });

  test("offline, a week becomes a calendar file, and a file that is not stored is not called a missing page", async () => {
    await visitUntilStored(page, host, "/");
    await host.setNetwork("down");
    await page.goto(`${host.address}/yoga-wellness`);
    await page.getByRole("button", { name: calendarText.week.open }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: calendarText.week.file }).click();
    expect(readFileSync(await (await download).path(), "utf8")).toMatch(/^BEGIN:VCALENDAR/);
    for (const path of ["/podcast.xml", "/classes.ics"]) {
      const answer = await page.goto(host.address + path).catch((error: Error) => error.message);
      expect(answer, path).toContain("net::ERR_FAILED");
    }
    // The error page of a failed visit may still be loading, and would interrupt the next one.
    await page.waitForURL(/^chrome-error:/);
  });

  test("a saved session plays and seeks offline; any other reports that it could not be loaded", async () => {
    await visitUntilStored(page, host, "/audios");
    await unfold(page);
    const button = saveButton(page);
    await expect(button).toHaveText(
      `${fill(words.verb, { megabytes: (file.length / 1e6).toFixed(1) })}: ${session.title}`,
    );
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);

    // A network failure is reported, and the next click resumes the download.
    await host.setNetwork("down");
    await button.press("Enter");
    await expect(article(page).getByRole("alert")).toHaveText(words.failure.network);
    await host.setNetwork("up");
    await button.press("Enter");
    await expect(button).toContainText(words.saved);
    await expect(article(page).getByRole("alert")).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator("#announcer")).toHaveText(fill(words.done, { title: session.title }));
    expect(await findViolations(page, `#${session.topic}`)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findContrastViolations(page, `#${session.topic}`)).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    const ranges = host.requests
      .filter(({ address }) => address === audioPath)
      .map(({ range }) => range!.match(/\d+/g)!.map(Number));
    expect(ranges.reduce((sum, [from, to]) => sum + to! - from! + 1, 0)).toBe(file.length);

    await host.setNetwork("down");
    watch.complaints.length = 0;
    await page.reload();
    await waitForHydration(page);
    await unfold(page);
    await expect(button).toContainText(words.saved);
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
      const part = await fetchRange(page, range);
      expect.soft(part.status, range).toBe(status);
      expect.soft(Buffer.from(part.bytes).equals(body), range).toBe(true);
    }
    expect((await fetchRange(page, "bytes=10-19")).range).toBe(`bytes 10-19/${file.length}`);
    expect(watch.complaints.filter((text) => !text.includes("416"))).toEqual([]);

    await play(page, "stress");
    await expect(page.locator("#stress").getByRole("alert")).toHaveText(playerText.failure);

    await article(page).getByRole("button", { name: words.remove }).click();
    await expect(button).toBeFocused();
    await expect(button).toContainText(fill(words.verb, { megabytes }));
    await expect(page.locator("#announcer")).toHaveText(fill(words.removed, { title: session.title }));
    await expect.poll(() => audioCaches(page)).toEqual([]);
  });

  test("what is wrong in the stores is removed, and the right file takes its place", async () => {
    await visitUntilStored(page, host, "/");
    const picture = new URL(await heroImage(page)).pathname;
    await fetchRange(page, "bytes=0-9");
    await expect.poll(() => audioCaches(page)).toHaveLength(1);
    await page.evaluate(
      async ([script, picture, block, errorPage]) => {
        const headers = {
          "Content-Type": "text/html",
          Date: new Date().toUTCString(),
          "Cache-Control": "max-age=86400",
        };
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          if (name.startsWith("shell-")) await cache.put(script, new Response(""));
          if (name.startsWith("sound-")) await cache.put(block, new Response("short"));
          if (name === "pictures") await cache.put(picture, new Response(errorPage, { headers }));
        }
      },
      [shellScript, picture, `${audioPath}?block=0`, errorPage] as const,
    );

    const size = () => page.evaluate(async (script) => (await (await fetch(script)).text()).length, shellScript);
    expect(await size()).toBeGreaterThan(100);
    const part = await fetchRange(page, "bytes=0-9");
    expect(Buffer.from(part.bytes).equals(file.subarray(0, 10))).toBe(true);
    await page.reload();
    expect(new URL(await heroImage(page)).pathname).toBe(picture);

    // Nor does a sign-in page take the place of a picture.
    const load = () =>
      page.evaluate((path) => {
        const image = new Image();
        image.src = `${path}?another`;
        return image.decode().then(
          () => "shown",
          () => "broken",
        );
      }, picture);
    host.replace({ [picture]: errorPage });
    expect(await load()).toBe("broken");
    await host.setNetwork("down");
    expect(await load()).toBe("shown");
    expect(await size()).toBeGreaterThan(100);
    expect((await fetchRange(page, "bytes=0-9")).bytes).toEqual(part.bytes);
    host.restore(picture);
  });

  test("cleared caches are filled again at the next visit", async () => {
    await visitUntilStored(page, host, "/");
    const names = (await cacheNames(page)).filter((name) => /^(shell|pages)-/.test(name));
    expect(names).toHaveLength(2);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(`${host.address}/about`);
    await expect.poll(() => storedPaths(page)).toContain("/faq");
    await expect.poll(() => cacheNames(page)).toEqual(expect.arrayContaining(names));
    await host.setNetwork("down");
    await page.goto(`${host.address}/faq`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages["/faq"].title);
  });

  test("a full device is reported, and the worker answers even if it does not know the session to remove", async () => {
    await visitUntilStored(page, host, "/audios");
    const answer = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          navigator.serviceWorker.controller!.postMessage({ type: "remove-audio", path: "/audio/none.mp3" }, [port2]);
          setTimeout(resolve, 10_000, "no answer");
        }),
    );
    expect(answer).toBe(false);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Storage.overrideQuotaForOrigin", { origin: host.address, quotaSize: 9_000_000 });
    await unfold(page);
    await saveButton(page).click();
    await expect(article(page).getByRole("alert")).toHaveText(words.failure.quota);
    await expect(saveButton(page)).toContainText(fill(words.verb, { megabytes }));
  });
});

test("an error page with status 200 is not stored as a script", async ({ page, host }) => {
  host.replace({ [shellScript]: errorPage });
  await page.goto(host.address);
  const installed = () =>
    page.evaluate(async (name) => {
      type Policy = { createScriptURL(url: string): string };
      const scope = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: Policy): Policy };
        policy?: Policy;
      };
      scope.policy ??= scope.trustedTypes.createPolicy(name, { createScriptURL: (url) => url });
      const { installing } = await navigator.serviceWorker.register(scope.policy.createScriptURL("/sw.js"));
      return new Promise((resolve) => {
        installing!.onstatechange = () => installing!.state !== "installing" && resolve(installing!.state);
      });
    }, workerPolicy);
  expect(await installed()).toBe("redundant");
  expect(await cacheNames(page)).toEqual([]);
  host.restore(shellScript);
  expect(await installed()).toBe("installed");
});

test("what was heard is stored and plays offline, even if playback began before the worker was active", async ({
  page,
  host,
}) => {
  // The longest: a browser may load a short one whole before the worker is active.
  const topic = "sleep";
  const later = 1500;
  await page.goto(`${host.address}/audios`);
  await play(page, topic);
  await waitForHydration(page);
  await waitUntilControlled(page);
  await seek(page, later, topic);
  await expect.poll(() => second(page, topic)).toBeGreaterThan(later);
  await expect.poll(() => audioCaches(page)).toHaveLength(1);
  await player(page, topic).evaluate((audio: HTMLAudioElement) => audio.pause());
  await host.setNetwork("down");
  await page.reload();
  await waitForHydration(page);
  await seek(page, later, topic);
  await play(page, topic);
  await expect.poll(() => second(page, topic)).toBeGreaterThan(later);
});

test("a device too full for the site itself is reported as full", async ({ page, host }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto(`${host.address}/audios`);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: host.address, quotaSize: 100_000 });
  await waitForHydration(page);
  await unfold(page);
  await saveButton(page).click();
  await expect(article(page).getByRole("alert")).toHaveText(words.failure.quota);
});

test("with data saving on, nothing is stored until the visitor saves a session", async ({ page, host }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto(`${host.address}/audios`);
  await waitForHydration(page);
  await unfold(page);
  await expect(saveButton(page)).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  // Offline, not even the worker can be installed; a later click installs it and stores the session.
  await host.setNetwork("down");
  await saveButton(page).click();
  await expect(article(page).getByRole("alert")).toHaveText(words.failure.network);
  await host.setNetwork("up");
  await saveButton(page).click();
  await expect(saveButton(page)).toContainText(words.saved);
  await host.setNetwork("down");
  await page.goto(`${host.address}/faq`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages["/faq"].title);
});

test("a new build is shown at once, takes over, and does not break open pages", async ({ page, context, host }) => {
  await visitUntilStored(page, host, "/about");
  const built = await readOfflineSite(buildFolder, {});
  const opened = await context.newPage();
  await opened.goto(`${host.address}/faq`);
  await waitForHydration(opened);
  const first = await cacheNames(page);
  const later = Object.keys(built.shell).find((address) => address.includes("session-player"))!;

  // The second build has a different /about, and one script is gone from the server.
  const second = await secondBuild(built, "second", later);
  host.replace(second);
  await page.reload();
  expect(await page.content()).toContain("<!-- second -->");
  await expect.poll(() => oldPages(page, first)).toEqual([]);
  // The page opened with the first build still gets its script, and not from the HTTP cache.
  expect(await opened.evaluate((address) => fetch(address, { cache: "reload" }).then(({ ok }) => ok), later)).toBe(
    true,
  );
  await host.setNetwork("down");
  await page.reload();
  expect(await page.content()).toContain("<!-- second -->");
  await host.setNetwork("up");

  // An incomplete build is not installed.
  const names = await cacheNames(page);
  const { "/sw.js": broken } = await secondBuild(built, "broken", later);
  host.replace({ "/sw.js": broken });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update().catch(() => {}));
  await expect
    .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())!.installing))
    .toBe(false);
  expect(await cacheNames(page)).toEqual(names);

  // After the third build, nothing of the first is left.
  host.replace(await secondBuild(built, "third", later));
  await page.reload();
  await expect.poll(() => page.content()).toContain("<!-- third -->");
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => first.includes(name) && name !== "pictures"))
    .toEqual([]);
  await host.setNetwork("down");
  await page.reload();
  expect(await page.content()).toContain("<!-- third -->");

  // Switched off, the worker deletes everything and unregisters itself.
  await opened.close();
  await host.setNetwork("up");
  host.replace(await unregisteringWorker());
  await page.reload();
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect((await page.goto(`${host.address}/faq`))!.fromServiceWorker()).toBe(false);
});

const plain = (value?: string) => value?.replaceAll(" ", "");

/** Headers about the document. The others describe the transfer. */
const documentHeader = /^(content-(security-policy|type)|strict|x-|referrer|permissions|cross-origin)/;

/** A first visit, until the worker has stored the site. */
async function visitUntilStored(page: Page, host: Host, address: string) {
  await page.goto(host.address + address);
  await waitForHydration(page);
  await waitUntilControlled(page);
}

const article = (page: Page) => page.locator(`#${session.topic}`);
/** Saving is in the fold below the player. */
const unfold = (page: Page) => page.getByRole("heading", { level: 3, name: session.title }).click();
/** The first of the buttons that save, whatever its state. */
const saveButton = (page: Page) => article(page).locator("[data-island='sessions/save-session'] button").first();
const player = (page: Page, topic: string) => page.locator(`#${topic} audio`);
const second = (page: Page, topic: string) =>
  player(page, topic).evaluate((audio: HTMLAudioElement) => audio.currentTime);

async function play(page: Page, topic: string) {
  await player(page, topic).evaluate((audio: HTMLAudioElement) => {
    // Beside the fold that is open already.
    const fold = audio.closest("details")!;
    fold.removeAttribute("name");
    fold.open = true;
    void audio.play().catch(() => {});
  });
}

async function seek(page: Page, to: number, topic: string = session.topic) {
  await player(page, topic).evaluate((audio: HTMLAudioElement, to) => (audio.currentTime = to), to);
}

async function fetchRange(page: Page, range: string) {
  return page.evaluate(
    async ([address, range]) => {
      const response = await fetch(address!, { headers: { Range: range! } });
      const bytes = [...new Uint8Array(await response.arrayBuffer())];
      return { status: response.status, range: response.headers.get("Content-Range"), bytes };
    },
    [audioPath, range],
  );
}

const errorPage = "<!DOCTYPE html><title>Something went wrong</title>";
/** One of the scripts that are stored with the pages. */
const shellScript = `/assets/${readdirSync(`${buildFolder}/assets`).find((name) => name.endsWith(".js"))!}`;
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((name) => name.startsWith("pages-"));
    const keys = name ? await (await caches.open(name)).keys() : [];
    return keys.map(({ url }) => new URL(url).pathname);
  });
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const audioCaches = async (page: Page) => (await cacheNames(page)).filter((name) => name.startsWith("sound-"));
const oldPages = async (page: Page, old: string[]) =>
  (await cacheNames(page)).filter((name) => name.startsWith("pages-") && old.includes(name));

/** The URL of the hero image, once it has loaded. */
async function heroImage(page: Page): Promise<string> {
  const image = page.locator(".hero-picture img");
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  return image.evaluate((image: HTMLImageElement) => image.currentSrc);
}
