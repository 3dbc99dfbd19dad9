import { expect, test } from "vitest";
import { checkPictures, checkSite, checkTestimonials } from "#app/checks/check-facts.ts";

const facts = {
  origin: "https://www.example.com",
  mail: "hello@example.com",
  phone: "+1 202 555 0142",
  whatsapp: { number: "12025550142", greeting: "Namaste!" },
  social: [{ network: "Facebook", icon: "facebook", href: "https://www.facebook.com/example" }],
} as unknown as Parameters<typeof checkSite>[0];

test("sound facts have no problems", () => {
  expect(checkSite(facts)).toEqual([]);
});

test.each([
  ["a slash at the end", { origin: "https://www.example.com/" }, "site.origin"],
  ["no https", { origin: "www.example.com" }, "site.origin"],
  ["a mail address without @", { mail: "hello at example.com" }, "site.mail"],
  ["a phone without its country", { phone: "0202 555 0142" }, "site.phone"],
  ["a WhatsApp number with +", { whatsapp: { number: "+12025550142", greeting: "" } }, "site.whatsapp.number"],
  ["a profile's name only", { social: [{ network: "", icon: "", href: "@example" }] }, "site.social[0].href"],
])("%s is found", (_what, wrong, field) => {
  const changed = { ...facts, ...wrong } as typeof facts;
  expect(checkSite(changed)).toEqual([
    { field, problem: expect.stringContaining("cannot be used"), mend: expect.any(String) },
  ]);
});

test("a story without a place is found", () => {
  const story = {
    name: "Anita R.",
    location: " ",
    category: "Overall Wellness",
    text: "x",
    rating: 5,
    sample: true,
  } as const;
  expect(checkTestimonials({ anita: story })).toEqual([
    { field: "anita.location", problem: "it is empty", mend: "write it" },
  ]);
});

test("a picture without its sentence, and a point outside of it, are found", () => {
  const found = checkPictures({ studio: { alt: "", focal: [148, 60], tall: { x: -3 } } });
  expect(found.map(({ field }) => field)).toEqual(["studio.alt", "studio.focal", "studio.tall"]);
});
