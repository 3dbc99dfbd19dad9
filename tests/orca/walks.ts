import { goals, quarter } from "#app/chant/bead-count.ts";
import { chantText, glossary, guideText, labels, messages, playerText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { pages } from "#app/content/pages.ts";
import { linesToHear, sessions } from "#app/content/sessions.ts";
import { mainMenu, site } from "#app/content/site.ts";
import { practicesOf } from "#app/content/testing/practices-of.ts";
import { plain, stepText } from "#app/content/text.ts";
import { plainLetters } from "#app/sections/plain-letters.ts";
import type { Reader } from "./reader.ts";

/** Each has a transcript of the same name. */
export const walks: Record<string, (reader: Reader) => Promise<void>> = {
  /**
   * An untouched form, a wrong address, a message that is sent, and an empty form. In this order, because Orca 43 repeats
   * a reason that replaces another one at the same field.
   */
  async "contact-form"(reader) {
    const { missing, badEmail, sent, fields } = messages.contact;
    const { name, email, subject, message, send } = labels.contact;
    await reader.open("/contact");
    await reader.press("h", pages["/contact"].title);
    await reader.press("e", name);
    await reader.press("Tab", email);
    await reader.press("Tab", subject);
    await reader.press("Tab", message);
    await reader.press("Tab", send);

    await reader.pressUntil("shift+Tab", name);
    await reader.type("Asha");
    await reader.press("Tab", email);
    await reader.type("asha");
    await reader.press("Tab", subject);
    await reader.press("Tab", message);
    await reader.type("Hello");
    await reader.press("Tab", send);
    await reader.press("Return", email, fields.emailInvalid, badEmail.title, badEmail.text);

    await reader.type("@example.org");
    await reader.pressUntil("Tab", send);
    await reader.press("Return", sent.title);
    await reader.press("shift+Tab", message);
    await reader.press("Tab", send);

    await reader.press("Return", name, fields.nameMissing, missing.title, missing.text);
  },

  /** By header, footer, Back and Forward: the new page is named once, and reading goes on at its start. */
  async "changing-pages"(reader) {
    const about = mainMenu.find(({ to }) => to === "/about")!;
    const titleOf = (address: "/about" | "/pranayam") => `${pages[address].title} middle dot ${site.name}`;
    await reader.open("/");
    await reader.pressUntil("Tab", about.label);
    await reader.press("Return", titleOf("/about"));
    await reader.press("Down");
    // Back to the page that was loaded first, and forward again.
    await reader.press("alt+Left", site.name);
    await reader.press("Down");
    await reader.press("alt+Right", titleOf("/about"));
    await reader.press("Down");

    await reader.pressUntil("shift+k", pages["/pranayam"].title);
    await reader.press("Return", titleOf("/pranayam"));
    await reader.press("Down");
  },

  /** A line to repeat after, which no words may cover. */
  async mantras(reader) {
    const { lines } = chantText;
    const verses = pages["/bhakti-yoga"].sections.flatMap((section) =>
      section.kind === "verses" ? section.verses : [],
    );
    const last = verses.filter(({ roman }) => roman.split("\n").every((line) => linesToHear[line])).at(-1)!;
    await reader.open("/bhakti-yoga");
    await reader.pressUntil("h", last.title);
    await reader.pressUntil("Tab", lines.repeat);
    await reader.press("space", "pressed");
    await reader.pressUntil("shift+Tab", fill(lines.line, { number: 2, title: last.title }));
    await reader.pressInSilence("Return", 12);
  },

  /** Beads are counted in silence, but for every quarter of the string. */
  async beads(reader) {
    const words = chantText.beads;
    await reader.open("/bhakti-yoga");
    await reader.pressUntil("b", words.open, 80);
    await reader.press("Return", words.begin);
    await reader.pressTimes("space", quarter - 1);
    await reader.press("space", fill(words.count, { count: quarter, goal: goals.at(-1)! }));
    await reader.pressUntil("Tab", words.undo);
    await reader.pressUntil("Tab", words.close);
    await reader.press("Return", words.open);
  },

  /**
   * The caution is a heading of its own and comes before the steps; each figure is described after its step. On another
   * page the steps are followed one by one: the cautions are said when they appear, and each step after its press.
   */
  async practice(reader) {
    const section = pages["/pranayam"].sections.find(({ kind }) => kind === "practice");
    if (section?.kind !== "practice") throw new Error("/pranayam begins with a practice.");
    const { title, caution, steps } = section.practice;
    await reader.open("/pranayam");
    await reader.pressUntil("h", title);
    await reader.press("h", `Caution: ${title}`);
    const figures = steps.flatMap((step) => [
      plain(stepText(step)),
      ...(typeof step === "object" && "figures" in step ? step.figures.map(({ alt }) => alt) : []),
    ]);
    await reader.readOnUntil(labels.instead.trim(), ...caution.avoid.map(plain), ...figures);

    const { follow } = guideText;
    const guided = pages["/ageing-yoga"];
    const followed = guided.sections.flatMap(practicesOf).find((one) => one.follow)!;
    await reader.press("ctrl+Home");
    await reader.pressUntil("shift+k", guided.title);
    await reader.press("Return", guided.title);
    await reader.pressUntil("b", follow.start);
    await reader.press("Return", follow.before, ...followed.caution.avoid.map(plain));
    await reader.pressUntil("Tab", follow.begin);
    const first = fill(follow.step, { number: 1, count: followed.steps.length });
    await reader.press("Return", first, plain(stepText(followed.steps[0]!)));
    await reader.press("Escape", follow.start);
  },

  /** A Sanskrit word is given in letters that a voice says as a word, and so is the spelling that tells how to say it. */
  async sanskrit(reader) {
    const { roman, devanagari, say, meaning } = glossary["pranayama"]!;
    await reader.open("/pranayam");
    await reader.pressUntil("h", pages["/pranayam"].sections[1]!.heading!);
    await reader.readOnUntil(meaning, plainLetters(roman));
    await reader.pressUntil("Tab", labels.sanskrit);
    await reader.press("Return", "expanded");
    await reader.readOnUntil(say.replaceAll("*", ""), devanagari);
  },

  /** Each cell is said with its column or row. */
  async table(reader) {
    await reader.open("/research");
    await reader.press("t");
    for (const key of ["Right", "Right", "Down", "Left", "Left", "Down", "Right"])
      await reader.press(`alt+shift+${key}`);
  },

  /** From the text to a source and back: reading goes on where it was left. */
  async sources(reader) {
    await reader.open("/pranayam");
    for (const number of [1, 2]) {
      await reader.pressUntil("k", `Source ${number}`);
      await reader.press("Return");
      await reader.pressUntil("Tab", `Back to the text, source ${number}`);
      await reader.press("Return", `Source ${number}`);
      await reader.press("Down");
    }
  },

  /** The fold opens; then silence while the recording speaks, chapters, timer, download and saving. */
  async session(reader) {
    const { title, chapters } = sessions[0]!;
    const save = fill(playerText.save.verb, { megabytes: "" }).split(" (")[0]!;
    await reader.open("/audios");
    await reader.pressUntil("h", `Caution: ${playerText.caution.all}`);
    await reader.pressUntil("Tab", title);
    await reader.press("Return", "expanded");
    await reader.pressUntil("Tab", playerText.beforePlay);
    await reader.pressInSilence("space", 15);
    await reader.pressUntil("Tab", fill(playerText.tools, { title }));
    await reader.pressUntil("Tab", chapters[2]!.title);
    await reader.pressUntil("Tab", playerText.sleep.label);
    await reader.press("Tab", labels.sharePractice);
    await reader.pressUntil("Tab", playerText.download.verb);
    await reader.press("Tab", playerText.download.verb, title);
    await reader.press("Tab", save);
    await reader.press("Return", fill(playerText.save.begun, { title }), fill(playerText.save.done, { title }));
    await reader.press("Down");
    await reader.press("Down");
  },

  /** The arrow keys choose a tab, and the next stop is in its panel. */
  async tabs(reader) {
    const { videos, sessions } = labels.media;
    await reader.open("/media");
    await reader.pressUntil("Tab", `${videos} page tab`);
    await reader.press("Right", `${sessions} page tab`);
    await reader.press("Left", `${videos} page tab`);
    await reader.press("Right", `${sessions} page tab`);
    await reader.press("Tab", playerText.caution.open);
  },
};
