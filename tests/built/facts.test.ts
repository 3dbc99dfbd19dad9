import { expect, test } from "vitest";
import { messages, playerText, videos } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { practicesOf } from "#app/content/testing/practices-of.ts";
import { mailLink, phoneLink, site, whatsappLink } from "#app/content/site.ts";
import type { Section, SitePath } from "#app/content/types.ts";
import { fill } from "#app/content/fill.ts";
import { sessions } from "#app/content/sessions.ts";
import { readHtml } from "../build-output.ts";
import { builtPage, comparable, headingsOf, linksOf, appearInSameCard, textOf } from "./built-page.ts";

// Everything here comes from the content files, so that changing a fact changes no test.

const cards = (Object.keys(pages) as SitePath[]).flatMap((address) =>
  pages[address].sections.flatMap((section) => pairsOf(section).map((pair) => [address, ...pair] as const)),
);

test("every figure, duration and amount is in the card it belongs to", () => {
  expect(cards).not.toEqual([]);
  const apart = cards.filter(([address, one, other]) => !appearInSameCard(builtPage(address).main, one, other));
  expect(apart).toEqual([]);
});

test("cards fade in 0.05 s apart among myths, testimonials and gallery pictures, and 0.1 s apart elsewhere", () => {
  const stagger = (address: string) =>
    new Set([...builtPage(address).main.querySelectorAll("[data-stagger]")].map((g) => g.getAttribute("data-stagger")));
  for (const address of ["/facts-myths", "/testimonials", "/gallery"]) expect(stagger(address)).toContain("0.05");
  for (const address of ["/", "/ethics", "/services"]) expect(stagger(address)).toEqual(new Set(["0.1"]));
});

test("the contact page has the practice's mail, phone, chat and networks, and its hours", () => {
  const { main } = builtPage("/contact");
  const links = linksOf(main);
  for (const to of [mailLink, phoneLink, whatsappLink]) expect(links.map(({ address }) => address)).toContain(to);
  expect(decodeURIComponent(whatsappLink)).toContain(site.whatsapp.greeting);
  const networks = links.filter(({ newTab }) => newTab).map(({ address }) => address);
  expect(networks).toEqual(site.social.map(({ href }) => href));
  const hours = [...main.querySelectorAll("#hours + dl > div")].map((row) => [
    row.querySelector("dt")!.textContent,
    row.querySelector("dd")!.textContent,
  ]);
  expect(hours).toEqual(site.hours.map(({ days, time }) => [days, time]));
  expect(textOf(main)).toContain(comparable(site.responsePromise));
  expect(messages.contact.sent.text).toContain(site.responsePromise);
  expect(textOf(builtPage("/terms").main)).toContain(comparable(site.jurisdiction));
});

test("without scripts, the contact form and the newsletter box open the visitor's mail program", () => {
  const forms = [builtPage("/contact").main, builtPage("/videos").footer].map((part) => part.querySelector("form")!);
  for (const form of forms) {
    const attributes = Object.fromEntries([...form.attributes].map(({ name, value }) => [name, value]));
    expect(attributes).toMatchObject({ action: mailLink, method: "post", enctype: "text/plain" });
    expect(attributes).not.toHaveProperty("novalidate");
  }
  const required = [...forms[0]!.querySelectorAll("[required]")].map((field) => field.getAttribute("name"));
  expect(required).toEqual(["name", "email", "message"]);
});

test("the media page frames each video once, from the privacy-friendly host alone, after a summary of two sentences", () => {
  const { main } = builtPage("/media");
  const frames = [...main.querySelectorAll("iframe")].map((frame) => frame.getAttribute("src")!);
  const hosts = /"https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]{11})/;
  expect(frames.map((address) => hosts.exec(readHtml(address))?.[1]).sort()).toEqual(videos.map(({ id }) => id).sort());
  // The schema checks the number of sentences.
  for (const { title, summary } of videos)
    for (const sentence of summary.split(/(?<=[.!?]) /))
      expect(appearInSameCard(main, title, sentence), title).toBe(true);
});

test("each session has its title on both pages with players, and its length and whole text on its own page", () => {
  for (const { topic, title, minutes, posture, chapters } of sessions) {
    const player = `:has(audio[src="/audio/${topic}.mp3"])`;
    const onMedia = builtPage("/media").main.querySelector(`details${player}`)!;
    const article = builtPage("/audios").main.querySelector(`details${player}`)!;
    for (const part of [onMedia, article]) {
      expect(headingsOf(part)[0]).toBe(comparable(title));
      expect(part.querySelector("audio")!.textContent).toBe(messages.audioUnsupported);
    }
    const text = textOf(article);
    const spoken = chapters.flatMap(({ hear, words }) => [hear, ...words.map(({ text }) => text)]);
    for (const words of [fill(playerText.length, { minutes }), posture, ...spoken]) {
      expect(text.includes(comparable(words)), `${topic}: ${words}`).toBe(true);
    }
  }
});

test("the link of each condition leads to a line of its own, which says what yoga may add", () => {
  const { main } = builtPage("/illness-yoga");
  const groups = pages["/illness-yoga"].sections.flatMap((section) =>
    section.kind === "conditions" ? section.conditions : [],
  );
  const named = groups.flatMap(({ conditions }) => conditions);
  expect(named.length).toBeGreaterThan(groups.length);
  for (const { name } of named) {
    const link = [...main.querySelectorAll('a[href^="#"]')].find((link) => textOf(link) === comparable(name))!;
    expect(textOf(main.querySelector(link.getAttribute("href")!)!)).toMatch(new RegExp(`^${comparable(name)}: \\w`));
  }
});

function pairsOf(section: Section): (readonly [string, string])[] {
  switch (section.kind) {
    case "offerings":
      return section.offerings.map(({ title, duration }) => [title, duration]);
    case "course-levels":
      return section.levels.map(({ title, hours }) => [title, hours]);
    case "statistics":
      return section.statistics.map(({ value, label }) => [value, label]);
    case "quoted-figures":
      return section.figures.map(({ quoted, about }) => [quoted, about]);
    // The whole section is its card, so that it has two headings.
    case "breath":
      return [];
    default:
      return practicesOf(section).flatMap(({ title, amount }) => (amount ? [[title, amount] as const] : []));
  }
}
