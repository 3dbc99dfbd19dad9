import puppeteer from "puppeteer-core";
import { chromiumArgs, findChromium } from "#scripts/chromium.mjs";
import { Background } from "./background.ts";
import type { Browser, Engine, Settings } from "./browser.ts";

/** Both through one interface: Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function openChromiumOrFirefox(engine: Exclude<Engine, "webkit">, settings: Settings): Promise<Browser> {
  const background = new Background();
  const browser = await (engine === "firefox" ? launchFirefox(background, settings) : launchChromium(settings));
  // A page of our own, because Firefox never gives the focus to the one it starts with.
  const page = await browser.newPage();
  const { width, height } = settings;
  await page.setViewport({ width, height });
  await page.bringToFront();
  return {
    evaluate: (run, argument) => page.evaluate(run as never, argument as never) as never,
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    async close() {
      await browser.close();
      await background.stop();
    },
  };
}

function launchFirefox(background: Background, { dark, textSize, proxyPort }: Settings) {
  background.startSoundCard();
  return puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    env: background.env,
    extraPrefsFirefox: {
      "network.proxy.type": 1,
      "network.proxy.http": "127.0.0.1",
      "network.proxy.http_port": proxyPort,
      "network.proxy.ssl": "127.0.0.1",
      "network.proxy.ssl_port": proxyPort,
      "network.proxy.no_proxies_on": "localhost",
      "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
      "font.size.variable.x-western": textSize,
    },
  });
}

function launchChromium({ dark, textSize, proxyPort }: Settings) {
  const settings = `defaultFontSize=${textSize},preferredColorScheme=${dark ? 0 : 1}`;
  return puppeteer.launch({
    headless: "shell",
    executablePath: findChromium(),
    args: [
      // Chromium obeys only the last of several --blink-settings.
      ...chromiumArgs.map((option) => (option.startsWith("--blink-settings=") ? `${option},${settings}` : option)),
      `--proxy-server=127.0.0.1:${proxyPort}`,
      // Puppeteer sometimes loses a page that was prerendered. It adds this to the list that is disabled already.
      "--disable-features=Prerender2",
    ],
  });
}
