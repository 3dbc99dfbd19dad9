import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { guideText, messages, playerText } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { readOfflineSite } from "#postbuild/build-service-worker.ts";
import { sessions } from "#app/content/sessions.ts";
import { buildFolder } from "../build-output.ts";
import { secondBuild } from "../offline-host.ts";
import { samplePages } from "../sample-pages.ts";
import { isControlled } from "../service-worker.ts";
import { Visitor } from "./visitor.ts";

const heard = sessions.find(({ topic }) => topic === "stress")!;
/** The shortest session. */
const saved = sessions.find(({ topic }) => topic === "headache")!;

let visitor: Visitor;
beforeAll(async () => (visitor = await Visitor.arrive()));
afterAll(() => visitor?.leave());
afterEach(() => visitor.host.setNetwork("up"));

test("a session plays, shows its words, jumps to a chapter and resumes after a reload", async () => {
  await visitor.openHydrated(`/audios#${heard.topic}`);
  await visitor.pressPlay(heard.topic);
  await expectToPass(heard.topic, 0.5);
  await expect.poll(() => visitor.evaluate(readCue, heard.topic)).toBeTruthy();
  const chapter = heard.chapters[2]!;
  await visitor.click(`#${heard.topic} button`, chapter.title);
  await expectToPass(heard.topic, chapter.start + 1);
  await visitor.evaluate(pause, heard.topic);

  await visitor.reload();
  await visitor.hydrate();
  await visitor.see(`#${heard.topic} button`, playerText.start);
  await visitor.pressPlay(heard.topic);
  await expectToPass(heard.topic, chapter.start + 1);
});

test("a timer of an hour and a counted breath are made, play, jump and end", async () => {
  await visitor.open("/about");
  await expect.poll(() => visitor.evaluate(isControlled)).toBe(true);
  await visitor.openHydrated("/meditation#timer=60,0,bell");
  await visitor.click("form button", guideText.timer.start);
  await expectMadeSound("/timer/", 3500, 3648);

  await visitor.openHydrated("/");
  await visitor.click(".breath-panel button", guideText.breath.sound.offer);
  await visitor.click(".breath-panel button", guideText.breath.sound.start);
  await expectMadeSound("/breath/", 100, 180);
  await visitor.see(".breath-panel", guideText.breath.done);
});

/** Plays from the start and from the middle, and ends after it was moved close to its end. */
async function expectMadeSound(path: string, middle: number, nearEnd: number) {
  const plays = (from: number) => async () => {
    const { at, error, source } = await visitor.evaluate(readMadeSound);
    return !error && source.includes(path) && at > from;
  };
  await expect.poll(plays(0.5), { message: `${path} plays` }).toBe(true);
  await visitor.evaluate(seekMadeSound, middle);
  await expect.poll(plays(middle + 0.5), { message: `${path} plays from ${middle} s` }).toBe(true);
  await visitor.evaluate(seekMadeSound, nearEnd);
  await expect.poll(async () => (await visitor.evaluate(readMadeSound)).ended, { message: `${path} ends` }).toBe(true);
}

test("after a visit, pages and a saved session are there without a network", async () => {
  await visitor.openHydrated(`/audios#${saved.topic}`);
  await expect.poll(() => visitor.evaluate(isControlled)).toBe(true);
  await visitor.click(`#${saved.topic} [data-island='sessions/save-session'] button`);
  await visitor.see(`#${saved.topic} button`, playerText.save.saved);

  await visitor.host.setNetwork("down");
  for (const address of samplePages) {
    await visitor.open(address);
    await visitor.seePage(pages[address].title);
  }
  await visitor.open("/no-such-page");
  await visitor.seePage(messages.notFound.title);

  await visitor.openHydrated(`/audios#${saved.topic}`);
  await visitor.pressPlay(saved.topic);
  await expectToPass(saved.topic, 0.5);
  const last = saved.chapters.at(-1)!;
  await visitor.click(`#${saved.topic} button`, last.title);
  await expectToPass(saved.topic, last.start + 1);
});

test("a new build replaces the stored one and leaves the saved session", async () => {
  await visitor.openHydrated("/about");
  await expect.poll(() => visitor.evaluate(isControlled)).toBe(true);
  const before = await visitor.evaluate(() => caches.keys());
  const built = await readOfflineSite(buildFolder, {});
  // A new name each time, because the first try of a retried test may have stored its build.
  const build = `build ${Date.now()}`;
  visitor.host.replace(
    await secondBuild(
      built,
      build,
      Object.keys(built.shell).find((path) => path.includes("session-player"))!,
    ),
  );
  await visitor.reload();
  await expect.poll(() => visitor.evaluate(countPagesCaches, before)).toEqual({ old: 0, current: 1 });
  await visitor.host.setNetwork("down");
  await visitor.reload();
  expect(await visitor.evaluate(() => document.head.innerHTML)).toContain(build);
  await visitor.openHydrated(`/audios#${saved.topic}`);
  await visitor.see(`#${saved.topic} button`, playerText.save.saved);
});

const listen = (topic: string) => visitor.evaluate(readPlayer, topic);

async function expectToPass(topic: string, second: number) {
  const isPast = ({ paused, at, error }: ReturnType<typeof readPlayer>) => !error && !paused && at > second;
  await expect.poll(() => listen(topic), { message: `${topic} plays past ${second} s` }).toSatisfy(isPast);
}

// The functions below run in the browser.

function readPlayer(topic: string) {
  const { paused, currentTime, error } = document.querySelector<HTMLAudioElement>(`#${topic} audio`)!;
  return { paused, at: currentTime, error: error?.message };
}

function readMadeSound() {
  const audio = document.querySelector<HTMLAudioElement>(".breath-sound audio, form audio");
  return { at: audio?.currentTime ?? 0, error: audio?.error?.message, source: audio?.src ?? "", ended: audio?.ended };
}

function seekMadeSound(second: number) {
  document.querySelector<HTMLAudioElement>(".breath-sound audio, form audio")!.currentTime = second;
}

function readCue(topic: string) {
  return document.querySelector(`#${topic} [data-testid=cue]`)?.textContent;
}

function pause(topic: string) {
  document.querySelector<HTMLAudioElement>(`#${topic} audio`)!.pause();
}

async function countPagesCaches(before: string[]) {
  const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
  const old = names.filter((name) => before.includes(name)).length;
  return { old, current: names.length - old };
}
