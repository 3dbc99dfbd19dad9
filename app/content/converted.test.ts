// Holds the YAML files equal to the TypeScript they replace. Removed together with it.
import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { allowedClaims } from "#app/content/allowed-claims.ts";
import { familyPictures } from "#app/content/family-pictures.ts";
import { gallery } from "#app/content/gallery.ts";
import { glossary } from "#app/content/glossary.ts";
import { inboxMessages } from "#app/content/inbox-messages.ts";
import { messages } from "#app/content/messages.ts";
import { beforeTheForm } from "#app/content/pages/contact.ts";
import { pages } from "#app/content/pages/index.ts";
import { pictures, pictureWords } from "#app/content/pictures.ts";
import { playerWords } from "#app/content/player-words.ts";
import { footerMenu, mainMenu, site } from "#app/content/site.ts";
import { studies } from "#app/content/studies.ts";
import { testimonials } from "#app/content/testimonials.ts";
import type { SitePath } from "#app/content/types.ts";
import { videos } from "#app/content/videos.ts";
import { Content } from "#app/content/read/content.ts";
import { writeDocument } from "#app/content/read/yaml-file.ts";

const content = new Content();

/** A list of one string was one text without marks; it is a string now. */
const oneString = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(oneString);
  if (typeof value === "object" && value)
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, oneString(v)]));
  if (typeof value === "function") return [1, 2, "x"].map((sample) => value(sample));
  return value;
};
const loose = (value: unknown): unknown => {
  if (Array.isArray(value) && value.length === 1 && typeof value[0] === "string") return value[0];
  if (Array.isArray(value)) return value.map(loose);
  if (typeof value === "object" && value)
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, loose(v)]));
  return value;
};

describe("pages", () => {
  test.each(Object.keys(pages) as SitePath[])("%s", (path) => {
    const { beforeForm: _, ...page } = content.page(path);
    expect(loose(page)).toEqual(loose(pages[path]));
  });
  test("the same addresses", () => expect(Object.keys(content.pages).sort()).toEqual(Object.keys(pages).sort()));
  test("before the form", () => expect(content.page("/contact").beforeForm).toEqual(beforeTheForm));
});

test("facts", () => {
  const { mainMenu: main, footerMenu: footer, ...facts } = content.site;
  expect(facts).toEqual({ ...site, social: site.social.map(({ icon: _, ...rest }) => rest) });
  expect(main).toEqual(mainMenu);
  expect(footer).toEqual(footerMenu);
});

test("collections", () => {
  expect(content.studies).toEqual(studies);
  expect(content.glossary).toEqual(glossary);
  expect(content.videos).toEqual(videos);
  expect(content.gallery).toEqual(gallery);
  expect(content.testimonials).toEqual(testimonials);
  expect(content.pictures.pictures).toEqual(pictureWords);
  expect(content.wholePictures).toEqual(pictures);
  expect(content.pictures.heroes).toEqual(
    Object.fromEntries(Object.entries(familyPictures).map(([k, { name }]) => [k, name])),
  );
  expect(content.allowedClaims).toEqual(allowedClaims);
});

test("messages", () => {
  expect(oneString(content.messages)).toEqual(oneString(messages));
  expect(content.inboxMessages).toEqual(inboxMessages);
  const { left, leftOne, ...sleep } = content.player.sleep;
  const leftFor = (minutes: number) => (minutes === 1 ? leftOne : left(minutes));
  expect(oneString({ ...content.player, sleep: { ...sleep, left: leftFor } })).toEqual(oneString(playerWords));
});

test("every file is written back as it was read", () => {
  void content.pages;
  for (const { name, source } of content.files.values())
    expect(writeDocument(parseDocument(source)), name).toBe(source);
});
