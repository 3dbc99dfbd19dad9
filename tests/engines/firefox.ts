import puppeteer from "puppeteer-core";
import { Background } from "../background.ts";
import type { Browser, Settings } from "./browser.ts";

/** Firefox is driven by WebDriver BiDi. */
export async function openFirefox({ width, height, dark, textSize, proxyPort }: Settings): Promise<Browser> {
  const background = new Background();
  background.startSoundCard();
  const browser = await puppeteer.launch({
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
  // A page of our own, because Firefox never gives the focus to the one it starts with.
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  await page.bringToFront();
  return {
    evaluate: (run, argument) => page.evaluate(run as never, argument as never) as never,
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    async close() {
      await browser.close();
      background.stop();
    },
  };
}
