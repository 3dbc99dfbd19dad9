import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { goals, quarter } from "#app/chant/bead-count.ts";
import { recordingOf } from "#app/chant/join-lines.ts";
import { calendarText, chantText, labels } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { pages } from "#app/content/pages.ts";
import { linesToHear } from "#app/content/sessions.ts";
import { pitches, voices } from "#app/shared/tanpura.ts";
import { isControlled } from "../service-worker.ts";
import { Visitor } from "./visitor.ts";

const { lines, beads, tanpura } = chantText;
const page = "/bhakti-yoga";
const verses = pages[page].sections.flatMap((section) => (section.kind === "verses" ? section.verses : []));
const { title, roman } = verses.find(({ roman }) => roman.includes("\n"))!;
const [first, second] = roman.split("\n");

let visitor: Visitor;
beforeAll(async () => (visitor = await Visitor.arrive()));
afterAll(() => visitor?.leave());
afterEach(() => expect(visitor.host.complaints.splice(0), "what the browser complained about").toEqual([]));

test("a tanpura plays at the pitch of a voice, and a verse is repeated after it over the drone", async () => {
  await visitor.openHydrated("/about");
  await expect.poll(() => visitor.evaluate(isControlled)).toBe(true);
  await visitor.openHydrated(page);
  await visitor.click(".chant-bar button", tanpura.open);
  expect(await visitor.evaluate(readSpaceBelowPanel), "the panel ends with the screen at the first verse").toBe(0);
  await visitor.click("#tanpura button", tanpura.voices.high);
  await visitor.click("#tanpura button", tanpura.start);
  const plays = async () => (await visitor.evaluate(readDrone)).at > 0.5;
  await expect.poll(plays, { message: "the drone plays" }).toBe(true);
  const { note } = pitches.find(({ name }) => name === voices.high)!;
  expect((await visitor.evaluate(readDrone)).name).toBe(fill(tanpura.title, { note }));
  await visitor.click(".chant-bar button", tanpura.open);

  await visitor.click(".chant-bar button", lines.slowly);
  await visitor.click(".chant-bar button", lines.repeat);
  await visitor.click("article button", `${lines.all} ${title}`);
  await expect.poll(() => visitor.evaluate(readMarked)).toContain(first);
  await expect.poll(() => visitor.evaluate(readMarked)).toContain(second);
  const asked = visitor.host.requests.map(({ address }) => address);
  expect(asked).toContain(recordingOf(linesToHear[first!]!, true));
  expect(await visitor.evaluate(readDrone)).toMatchObject({ paused: false, error: "none" });
  await visitor.click("article button", `${lines.stop} ${title}`);
  await expect.poll(() => visitor.evaluate(readMarked)).toBe("");
  await visitor.click(".chant-bar button", tanpura.open);
  await visitor.click("#tanpura button", tanpura.stop);
  expect(await visitor.sees("#tanpura audio")).toBe(false);
});

test("beads are counted by key and by hand, and a reload loses none", async () => {
  const counted = (count: number) => fill(beads.count, { count, goal: goals.at(-1)! });
  await visitor.openHydrated(page);
  await visitor.click(".chant-bar button", beads.open);
  // A failed attempt before this one may have left a count.
  await visitor.click(".beads button", beads.again);
  await visitor.click(".beads button", beads.close);
  await visitor.click(".chant-bar button", beads.open);
  // Keys that come before the dialog has the focus press the button that opens it.
  await visitor.see(".beads-press:focus");
  for (let i = 1; i < quarter; i++) await visitor.press(i % 2 ? " " : "Enter");
  await visitor.see(".beads-controls p", counted(quarter - 1));
  await visitor.click(".mala");
  await visitor.see(".beads [role=status]", counted(quarter));
  await visitor.reload();
  await visitor.hydrate();
  await visitor.click(".chant-bar button", beads.open);
  await visitor.see(".beads-controls p", counted(quarter));
  await visitor.click(".beads button", beads.undo);
  await visitor.see(".beads-controls p", counted(quarter - 1));
  await visitor.click(".beads button", beads.again);
  await visitor.see(".beads-controls p", beads.begin);
  await visitor.click(".beads button", beads.close);
  expect(await visitor.sees(".beads")).toBe(false);
});

test("a week is made into a calendar file, and a practice is shared by its address", async () => {
  await visitor.openHydrated("/yoga-wellness");
  await visitor.evaluate(keepWhatIsMade);
  await visitor.click("button", calendarText.week.open);
  await visitor.click("form button", calendarText.week.file);
  await expect.poll(() => visitor.evaluate(readMade)).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);

  await visitor.openHydrated("/pranayam");
  await visitor.evaluate(keepWhatIsMade);
  await visitor.click("section button", labels.sharePractice);
  await expect.poll(() => visitor.evaluate(readMade)).toMatch(/\/pranayam#[a-z-]+$/);
});

// The functions below run in the browser.

function readSpaceBelowPanel() {
  const top = document.querySelector("[data-island='sections/verses'] article")!.getBoundingClientRect().top;
  scrollBy({ top: top - 0.7 * innerHeight, behavior: "instant" });
  // toBe(0) fails for -0.
  return Math.abs(Math.round(innerHeight - document.querySelector(".chant-bar")!.getBoundingClientRect().bottom));
}

function readDrone() {
  const audio = document.querySelector<HTMLAudioElement>("#tanpura audio");
  return {
    at: audio?.currentTime ?? 0,
    paused: audio?.paused,
    error: audio?.error?.message ?? "none",
    name: audio?.getAttribute("aria-label"),
  };
}

function readMarked() {
  return document.querySelector("blockquote > .bg-fact")?.textContent ?? "";
}

/** No driver opens the menus of the device in every engine. */
function keepWhatIsMade() {
  const keep = (text: string) => void Object.assign(window, { made: text });
  URL.createObjectURL = (blob) => {
    void (blob as Blob).text().then(keep);
    return "#";
  };
  Object.defineProperty(navigator, "share", { value: async ({ url }: ShareData) => keep(url!) });
}

function readMade() {
  return (window as { made?: string }).made ?? "";
}
