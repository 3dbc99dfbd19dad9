import { setTimeout as wait } from "node:timers/promises";
import { pages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import type { SitePath } from "#app/content/types.ts";
import { DesktopError, type Desktop } from "./desktop.ts";

/** Speech counts as finished after this pause. */
const pause = 800;
/** For speech that is expected, and for speech that may never come. */
const patience = { expected: 15_000, any: 5_000, reading: 90_000 };

/** Words that Orca says about an element or about itself. Alone, they are a stop at which nothing is said. */
const roleWords =
  /^(alert|blank|browse mode|clickable|description term|description value|entry|focus mode|graphic|heading level \d|image|leaving .*|link|list item|panel|paragraph|push button|section|separator|statusbar|\W*)\.?$/i;

/**
 * Where Orca is and in which mode: said or not depending on how fast the machine is, so transcripts leave it out. A field
 * that stays in browse mode still fails a walk: Orca takes the letters typed there for commands and leaves the field.
 */
const place = /^(main content|leaving .*|(browse|focus) mode|document web)\.?$/i;

/** Progress of saving a session or loading a page, which Orca reports only on a slow machine. */
const saidWhenSlow = /^(\d+ percent|Loading\. Please wait)\.$/;

/**
 * A person at the keyboard who hears the site through Orca. Each method is one step of the transcript. It throws what a
 * person would complain about: a phrase that was not said, or said twice, or a stop without words.
 */
export class Reader {
  readonly #steps: { action: string; said: string[] }[] = [];
  #heard = 0;

  constructor(
    private readonly desktop: Desktop,
    private readonly origin: string,
  ) {}

  /** Opens the browser at an address and goes to the top of the page. */
  async open(address: SitePath) {
    const title = address === "/" ? site.name : pages[address].title;
    this.desktop.openFirefox(this.origin + address);
    const { said } = this.desktop.speech;
    const loaded = () => said.find(({ text }) => text.startsWith("Finished loading"))?.text;
    for (let tries = 0; !loaded(); tries++) {
      if (tries > 1200) throw new DesktopError("Orca did not hear Firefox load a page.");
      await wait(50);
    }
    if (!loaded()!.includes(title)) throw new Error(`Not “${title}”, but: ${loaded()}`);
    await this.#settle([]);
    await wait(1000);
    await this.desktop.keys("key", "ctrl+Home");
    await this.#settle([]);
    // What a browser says while it starts differs from run to run.
    this.#note(`open ${address}`, [loaded()!]);
  }

  /** Presses a key and waits until every phrase has been said. */
  async press(key: string, ...phrases: string[]) {
    await this.#key(key);
    await this.#expectToHear(key, phrases);
  }

  /** Presses a key until a phrase is said; only the last press is in the transcript. */
  async pressUntil(key: string, phrase: string, most = 40) {
    for (let times = 1; times <= most; times++) {
      const heard = this.desktop.speech.said.length;
      await this.#key(key);
      const said = await this.#settle([], 350);
      if (includes(said, phrase)) {
        this.#heard = heard;
        return this.#expectToHear(`${key} until “${phrase}”`, [phrase]);
      }
      this.#check(key, said);
    }
    throw new Error(`Pressed ${key} ${most} times without hearing “${phrase}”.`);
  }

  /** Lets Orca read on until a phrase is said. The others have to be said on the way, in this order. */
  async readOnUntil(end: string, ...phrases: string[]) {
    await this.desktop.keys("key", "KP_Add");
    const all = await this.#settle([end], 0, patience.reading);
    await this.desktop.keys("key", "Control_L");
    await this.#settle([], pause, 0);
    const said = all.slice(0, all.findIndex((text) => text.includes(end)) + 1);
    this.#note(`read on until “${end}”`, said);
    let rest = said.join(" ");
    for (const phrase of [...phrases, end]) {
      if (!rest.includes(phrase)) throw new Error(`“${phrase}” was not said, or too early:\n${all.join("\n")}`);
      rest = rest.slice(rest.indexOf(phrase) + phrase.length);
    }
    this.#check("reading on", said);
  }

  async type(text: string) {
    await this.desktop.keys("type", "--delay", "30", text);
    await this.#settle([], pause, 1500);
    // What is said meanwhile depends on how fast the keys come.
    this.#note(`type ${text}`, []);
  }

  /** Presses a key, after which nothing may be said for these seconds. */
  async pressInSilence(key: string, seconds: number) {
    await this.#key(key);
    await this.#expectSilence(`${key}, then ${seconds} seconds`, seconds * 1000);
  }

  /** Presses a key so many times, without a word in between. */
  async pressTimes(key: string, times: number) {
    for (let i = 0; i < times; i++) await this.#key(key);
    await this.#expectSilence(`${key}, ${times} times`, pause);
  }

  #key(key: string) {
    return this.desktop.keys("key", "--clearmodifiers", key);
  }

  async #expectSilence(action: string, time: number) {
    await wait(time);
    const said = this.#take();
    this.#note(action, said);
    if (said.length > 0) throw new Error(`Said without being asked:\n${said.join("\n")}`);
  }

  async #expectToHear(action: string, phrases: string[]) {
    const said = await this.#settle(phrases);
    this.#note(action, said);
    const missing = phrases.filter((phrase) => !includes(said, phrase));
    if (missing.length > 0) {
      throw new Error(`After ${action}, “${missing.join("” and “")}” was not said, but:\n${said.join("\n")}`);
    }
    this.#check(action, said);
  }

  #check(action: string, said: string[]) {
    if (said.every((text) => roleWords.test(text))) {
      throw new Error(`After ${action}, nothing was said: “${said.join(" ")}”`);
    }
    const twice = said.find((text, index) => !roleWords.test(text) && said.indexOf(text) < index);
    if (twice) throw new Error(`After ${action}, “${twice}” was said twice:\n${said.join("\n")}`);
  }

  /** What is said until every phrase was heard, or anything that has words, and a pause follows. */
  async #settle(phrases: string[], quiet = pause, most = phrases.length > 0 ? patience.expected : patience.any) {
    const { said } = this.desktop.speech;
    const began = Date.now();
    let count = this.#heard;
    let last = began;
    for (;;) {
      if (said.length > count || said.some(({ state }) => state === "waiting")) last = Date.now();
      count = said.length;
      const texts = said.slice(this.#heard).map(({ text }) => text);
      const enough =
        phrases.length > 0
          ? phrases.every((phrase) => includes(texts, phrase))
          : texts.some((text) => !roleWords.test(text));
      if (Date.now() - last >= quiet && (enough || Date.now() - began > most)) return this.#take();
      await wait(20);
    }
  }

  /** What is new. */
  #take() {
    const { said } = this.desktop.speech;
    const fresh = said.slice(this.#heard).filter(({ text }) => text && !saidWhenSlow.test(text));
    this.#heard = said.length;
    return fresh.map(({ text, state }) => steady(text) + (state === "cut off" ? " [cut off]" : ""));
  }

  #note(action: string, said: string[]) {
    this.#steps.push({ action, said: said.filter((text) => !place.test(text)) });
  }

  /** The facts of the owner are left out, so that changing them changes no transcript. */
  transcript() {
    const lines = this.#steps.flatMap(({ action, said }) => ["", `[${action}]`, ...said.map((text) => `  ${text}`)]);
    return [...lines.slice(1), ""]
      .join("\n")
      .replaceAll(site.mail, "<email>")
      .replaceAll(site.phone, "<phone>")
      .replaceAll(site.name, "<name>")
      .replaceAll(`© ${site.copyrightYear}`, "© <year>");
  }
}

/** Without what depends on time: which links count as visited, and whether an older toast is still there. */
const steady = (text: string) =>
  text
    .replace(/, \d+ ((un)?visited )?links?/g, "")
    .replace("visited link", "link")
    .replace(/^Notifications alt\+T (?!region)/, "");

const includes = (said: string[], phrase: string) => said.join(" ").includes(phrase);
