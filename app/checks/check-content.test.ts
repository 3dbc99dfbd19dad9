import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { checkContent } from "#app/checks/check-content.ts";
import { Content, describeProblem } from "#app/content/read/content.ts";
import { writeDocument } from "#app/content/read/yaml-file.ts";

const saved = new Content();
saved.readEverything();

/** Error messages for a file in which one value has changed. */
function change(file: string, path: (string | number)[], value: unknown): string {
  const document = parseDocument(saved.source.read(file));
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  return checkContent(saved.with({ [file]: writeDocument(document) }))
    .map(describeProblem)
    .join("\n");
}
const page = (path: (string | number)[], value: unknown) => change("content/pages/pranayam.yaml", path, value);
const intro = ["sections", 0, "intro"];

test("the content of the site has no problems", () => {
  expect(checkContent().map(describeProblem)).toEqual([]);
});

test.each<[string, (string | number)[], unknown, RegExp]>([
  ["a long title", ["title"], "x".repeat(61), /line 1, title: it has 61 characters.*3 to 60/s],
  ["a short description", ["description"], "x".repeat(69), /description: it has 69 characters.*70 to 160/s],
  ["a description twice", ["description"], description("/faq"), /description: it is the same as on the page \/faq/],
  ["a missing gist", ["gist"], undefined, /gist: it has 0 entries/],
  [
    "a breath of no rounds",
    ["sections", 3, "practices", 0, "breath", "rounds"],
    0,
    /rounds: the number is too large or/,
  ],
  ["too few words", ["sections"], [{ kind: "prose", heading: "A", body: ["B."] }], /the page has \d+ words/],
  ["no review dates on a health page", ["reviewed"], undefined, /reviewed: a health page has no review dates/],
  ["a day that does not exist", ["reviewed", "due"], "2027-02-30", /reviewed.due: "2027-02-30" is not a day/],
  ["a review before the writing", ["reviewed", "due"], "2020-01-01", /due is not later than written/],
  ["a next page that is this page", ["next", 0, "to"], "/pranayam", /next\[0\].to: it leads to this very page/],
  ["a promise", intro, "It cures **asthma**.", /“cures” claims an effect on an illness/],
  ["a promise across marks", intro, "It is **proven** to work.", /“proven to” promises more/],
  ["a range with a hyphen", intro, "Breathe 5-10 times.", /“5-10” can be read out/],
  ["Sanskrit letters in English", intro, "Practise prāṇāyāma.", /Sanskrit word is written with its accents/],
  ["a short form", intro, "Ask your GP.", /the short form GP is not known/],
  ["a short form without its meaning", intro, "Lower your LDL.", /short form LDL is not explained/],
  ["a link to a part that is not there", intro, "See [this](/contact#detials).", /no part #detials.*mean #details\?/s],
  [
    "an emergency section without the signs",
    ["sections", 0],
    { kind: "caution", level: "emergency", heading: "Help", body: ["Call."] },
    /an emergency section does not list the signs of an emergency/,
  ],
  ["a reserved id", ["sections", 0, "id"], "references", /"references" is used by the page itself/],
  ["an id with capitals", ["sections", 0, "id"], "Who waits?", /"Who waits\?" is not a plain name/],
])("%s is found", (_mistake, path, value, message) => {
  expect(page(path, value)).toMatch(message);
});

test.each(["/contact#details", "/contact#hours", "/media#videos-and-audio", "/audios#sleep", "/research#references"])(
  "a link to %s is accepted",
  (to) => expect(page(intro, `See [this](${to}).`)).toBe(""),
);

test("a term may not be explained in the name of a row, which screen readers repeat at each cell", () => {
  const row = ["{samavritti} breath", "4", "8"];
  const table = { kind: "comparison", heading: "Breaths", caption: "Breaths", columns: ["A", "B", "C"], rows: [row] };
  const explained = page(["sections", 0], table);
  expect(explained).toMatch(/sections\[0\]\.rows\[0\]\[0\]: the term "samavritti" would be explained/);
  const solved = { ...table, intro: "Called {samavritti}.", rows: [["{samavritti, plain}", "4", "8"]] };
  expect(page(["sections", 0], solved)).not.toContain("would be explained");
});

test("branches that this build does not use are checked as well", () => {
  const found = change("content/pages/contact.yaml", ["beforeForm", "if the inbox is on"], "See [this](/nowhere).");
  expect(found).toMatch(/beforeForm: there is no page \/nowhere/);
});

test.each<[string, string, (string | number)[], unknown, RegExp]>([
  ["an origin with a slash", "site", ["origin"], "https://www.example.com/", /without a slash at the end/],
  [
    "a mail address without @",
    "site",
    ["mail"],
    "hello at example.com",
    /"hello at example.com" is not a mail address/,
  ],
  ["a phone number without its country", "site", ["phone"], "0202 555 0142", /is not a phone number/],
  ["a WhatsApp number with +", "site", ["whatsapp", "number"], "+12025550142", /digits only/],
  ["only the name of a profile", "site", ["social", 0, "href"], "@example", /Copy the whole address/],
  ["hours that end before they begin", "site", ["hours", 0, "closes"], "08:00", /closes is not later than opens/],
  ["a time with AM", "site", ["hours", 0, "opens"], "9 AM", /"9 AM" is not a time.*24 hours/s],
  ["a menu entry without a page", "site", ["mainMenu", 0, "to"], "/hom", /there is no page named "\/hom"/],
  ["a story without a place", "testimonials", ["ageing", "location"], " ", /ageing.location: it is empty/],
  ["six stars", "testimonials", ["ageing", "rating"], 6, /6 is not a number of stars/],
  ["yes in place of true", "testimonials", ["ageing", "sample"], "yes", /Write true or false/],
  ["a promise in a story", "testimonials", ["ageing", "text"], "It cured me.", /“cured” claims/],
  ["a whole address as video id", "videos", ["videos", 0, "id"], "https://youtu.be/x", /11 characters after v=/],
  ["a video without a drawing", "videos", ["videos", 0, "id"], "abcdefghijk", /public\/posters\/abcdefghijk.svg/],
  ["one sentence on a video", "videos", ["videos", 0, "summary"], "Ten minutes.", /it is not two sentences/],
  ["a picture without a description", "pictures", ["pictures", "hero-home", "alt"], "A lake", /it says too little/],
  ["a medicine left out in a story", "testimonials", ["ageing", "text"], "I threw my tablets away.", /leaving out/],
  ["a promise about a picture", "pictures", ["pictures", "hero-home", "alt"], "A lake that cures.", /“cures” claims/],
  ["a point outside a picture", "pictures", ["pictures", "hero-home", "focal", 0], 148, /148 is not a percentage/],
  ["a DOI with its address", "studies", ["wu2019", "doi"], "https://doi.org/10.1/x", /is not a DOI/],
  ["a study that nothing leads to", "studies", ["wu2019", "doi"], "none", /nothing leads to the study/],
  ["a term in other letters", "glossary", ["om", "devanagari"], "Om", /written in Devanagari only/],
  ["a long vowel respelled short", "glossary", ["nada", "say"], "*nuh*-duh", /should have the vowel ā/],
  ["a toast without its fact", "messages", ["contact", "fields", "tooLong"], "Too long.", /\{limit\} is missing/],
  ["an unknown fact", "messages", ["contact", "sent", "text"], "Write to {mial}.", /Did you mean mail\?/],
])("%s is found", (_mistake, name, path, value, message) => {
  expect(change(`content/${name}.yaml`, path, value)).toMatch(message);
});

function description(path: string) {
  return saved.page(path).description;
}
