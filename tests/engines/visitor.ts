import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { startSite } from "#server/site-server.ts";
import { startHost } from "../offline-host.ts";
import { isWebKit, openBrowser, type Browser, type Key, type Settings } from "./browser.ts";
import { startProxy } from "./other-hosts.ts";

type Host = Awaited<ReturnType<typeof startHost>>;
type Site = Awaited<ReturnType<typeof startSite>>;
type Proxy = Awaited<ReturnType<typeof startProxy>>;
/** An element by CSS selector and, where several match, by a part of its text. */
type Target = [selector: string, text?: string];

/** A person with a browser, and the site to visit. Written once for all engines. */
export class Visitor {
  private constructor(
    private readonly site: Site,
    readonly host: Host,
    private readonly proxy: Proxy,
    private readonly browser: Browser,
  ) {}

  /** Other hosts that were asked for something. */
  get otherHosts() {
    return this.proxy.asked;
  }

  static async arrive(settings: Partial<Settings> = {}): Promise<Visitor> {
    const site = await startSite({ port: 0 });
    const host = await startHost(site.address, { watched: true });
    const proxy = await startProxy();
    const usual = { width: 1280, height: 900, dark: false, textSize: 16, proxyPort: proxy.port };
    return new Visitor(site, host, proxy, await openBrowser({ ...usual, ...settings }));
  }

  async leave() {
    await this.browser.close();
    await this.proxy.close();
    this.host.close();
    await this.site.close();
  }

  evaluate: Browser["evaluate"] = (run, argument) => this.browser.evaluate(run, argument);
  type = (text: string) => this.browser.type(text);
  press = (key: Key) => this.browser.press(key);

  open(path: string) {
    // A retried test may already be at this address, and assigning the same address with a hash would load nothing.
    return this.#navigate(
      (address) => void setTimeout(() => (location.href === address ? location.reload() : location.assign(address))),
      this.host.address + path,
    );
  }

  async openHydrated(path: string) {
    await this.open(path);
    await this.hydrate();
  }

  reload = () => this.#navigate(() => void setTimeout(() => location.reload()));
  goBack = () => this.#navigate(() => void setTimeout(() => history.back()));
  goForward = () => this.#navigate(() => void setTimeout(() => history.forward()));

  /**
   * Waits for another document, also one from the back/forward cache, or for another address in the same document.
   * The drivers' own commands lose count of pages that come from that cache. `start` delays its work, because a
   * driver may report an error when a page is replaced before its function has returned.
   */
  async #navigate(start: (address: string) => void, address = "") {
    const before = await this.evaluate(() => performance.timeOrigin + location.href);
    await this.evaluate(start, address);
    await expect
      .poll(
        async () => {
          // While a page is replaced, nothing can run in it.
          const now = await this.evaluate(() => {
            const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
            return load!.loadEventEnd > 0 && performance.timeOrigin + location.href;
          }).catch(() => false);
          return now !== false && now !== before;
        },
        { message: `opening ${address}` },
      )
      .toBe(true);
  }

  /** An island hydrates when a visitor reaches for one of its controls. This visitor reaches for all of them. */
  async hydrate() {
    await this.evaluate(reachForIslands);
    await expect.poll(() => this.evaluate(listWaitingIslands)).toEqual([]);
  }

  async hover(...target: Target) {
    const { x, y, width, height } = await this.#scrollTo(target);
    // Several moves, as of a hand: WebKit may miss the first one over a new page.
    for (const way of [0.3, 0.4, 0.5]) await this.browser.movePointer(x + width * way, y + height * way);
  }

  async click(...target: Target) {
    const { x, y, width, height } = await this.#scrollTo(target);
    await this.browser.click(x + width / 2, y + height / 2);
  }

  /** Presses the play button of the browser's own player. */
  async pressPlay(topic: string) {
    const { x, y, height } = await this.#scrollTo([`#${topic} audio`]);
    const isPlaying = (topic: string) => !document.querySelector<HTMLAudioElement>(`#${topic} audio`)!.paused;
    // WebKit moves the button to the right once it knows the length of the file.
    const places = isWebKit ? [24, 56] : [24];
    for (let tries = 0; tries < 4 && !(await this.evaluate(isPlaying, topic)); tries++) {
      await this.browser.click(x + places[tries % places.length]!, y + height / 2);
      await wait(500);
    }
  }

  async fill(selector: string, text: string) {
    await this.click(selector);
    await this.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)!.select(), selector);
    if (text) await this.browser.type(text);
  }

  /** Waits until such an element is visible. */
  async see(...target: Target) {
    await expect.poll(() => this.sees(...target), { message: `sees ${target.join(" ")}` }).toBe(true);
  }

  sees(...[selector, text = ""]: Target): Promise<boolean> {
    return this.evaluate(
      ([selector, text]) =>
        [...document.querySelectorAll(selector!)].some(
          (element) => element.textContent.includes(text!) && element.checkVisibility({ visibilityProperty: true }),
        ),
      [selector, text],
    );
  }

  /** Waits for the level-one heading, by which a visitor knows the page. */
  async seePage(title: string) {
    await expect.poll(() => this.evaluate(() => document.querySelector("h1")?.textContent)).toBe(title);
  }

  path = () => this.evaluate(() => location.pathname);
  top = () => this.evaluate(() => Math.round(scrollY));

  async scrollTo(top: number) {
    await this.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    // The browser stores the position of a page shortly after it has moved.
    await wait(300);
  }

  /** Scrolls an element into the middle and returns where it is. */
  async #scrollTo(target: Target): Promise<DOMRect> {
    await this.see(...target);
    return this.evaluate(
      async ([selector, text]) => {
        const element = [...document.querySelectorAll(selector!)].find(
          (element) => element.textContent.includes(text!) && element.checkVisibility({ visibilityProperty: true }),
        )!;
        // The page may still be scrolling by itself.
        for (let before = NaN; before !== element.getBoundingClientRect().top;) {
          element.scrollIntoView({ block: "center", behavior: "instant" });
          before = element.getBoundingClientRect().top;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        return element.getBoundingClientRect().toJSON() as DOMRect;
      },
      [target[0], target[1] ?? ""],
    );
  }
}

// The functions below run in the browser.

function reachForIslands() {
  const reach = new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" });
  for (const island of document.querySelectorAll("[data-island]"))
    island.querySelector("a, button, input, audio")!.dispatchEvent(reach);
}

function listWaitingIslands() {
  return Array.from(
    document.querySelectorAll<HTMLElement>("[data-island]:not([data-hydrated])"),
    ({ dataset }) => dataset.island,
  );
}
