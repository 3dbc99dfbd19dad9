import { describe, expect, test } from "vitest";
import { parseDocument, stringify } from "yaml";
import { checkContent } from "#app/checks/check-content.ts";
import { pageFile } from "#app/content/page-file.ts";
import { Content, describeProblem } from "#app/content/read/content.ts";
import { writeDocument } from "#app/content/read/yaml-file.ts";

// A check reads the whole content, so each of these collects many mistakes for one check.
const saved = new Content();
saved.readEverything();

/** The messages for each file. */
function check(changes: Record<string, string>): Map<string, string> {
  const messages = new Map<string, string>();
  for (const problem of checkContent(saved.with(changes)))
    messages.set(problem.file, `${messages.get(problem.file) ?? ""}${describeProblem(problem)}\n`);
  return messages;
}

test("the content of the site has no problems", () => {
  expect(checkContent(saved).map(describeProblem)).toEqual([]);
});

const intro = (words: string) => ({ sections: [{ kind: "prose", heading: "One", intro: words, body: ["Words."] }] });
const table = { kind: "comparison", heading: "Breaths", caption: "Breaths", columns: ["A", "B", "C"] };
const rounds = { in: 4, out: 6, rounds: 0 };
const practice = { title: "A", text: "B.", caution: { avoid: ["C."] }, steps: ["D."], breath: rounds };

/** Pages with one mistake each, under addresses that teach nothing and so have the fewest rules. */
const mistakes: [mistake: string, page: Record<string, unknown>, message: RegExp][] = [
  ["a long title", { title: "x".repeat(61) }, /line 1, title: it has 61 characters.*3 to 60/s],
  ["a short description", { description: "x".repeat(69) }, /description: it has 69 characters.*70 to 160/s],
  [
    "a description twice",
    { description: saved.page("/").description },
    /description: it is the same as on the page \//,
  ],
  ["a breath of no rounds", { sections: [{ kind: "practice", heading: "A", practice }] }, /the number is too large or/],
  [
    "a day that does not exist",
    { reviewed: { written: "2026-01-01", due: "2027-02-30" } },
    /"2027-02-30" is not a day/,
  ],
  ["a review before the writing", { reviewed: { written: "2026-01-01", due: "2020-01-01" } }, /due is not later than/],
  ["a promise", intro("It cures **asthma**."), /“cures” claims an effect on an illness/],
  ["a promise across marks", intro("It is **proven** to work."), /“proven to” promises more/],
  ["a range with a hyphen", intro("Breathe 5-10 times."), /“5-10” can be read out/],
  ["Sanskrit letters in English", intro("Practise prāṇāyāma."), /Sanskrit word is written with its accents/],
  ["a short form", intro("Ask your GP."), /the short form GP is not known/],
  ["a short form without its meaning", intro("Lower your LDL."), /short form LDL is not explained/],
  ["a link to no part", intro("See [this](/contact#detials)."), /no part #detials.*mean #details\?/s],
  [
    "an emergency section without the signs",
    { sections: [{ kind: "caution", level: "emergency", heading: "Help", body: ["Call."] }] },
    /an emergency section does not list the signs of an emergency/,
  ],
  [
    "a term that is explained in the name of a row, which screen readers repeat at each cell,",
    { sections: [{ ...table, rows: [["{samavritti} breath", "4", "8"]] }] },
    /sections\[0\]\.rows\[0\]\[0\]: the term "samavritti" would be explained/,
  ],
  [
    "a reserved id",
    { sections: [{ kind: "prose", heading: "One", id: "references", body: ["A."] }] },
    /used by the page/,
  ],
  [
    "an id with capitals",
    { sections: [{ kind: "prose", heading: "One", id: "Who?", body: ["A."] }] },
    /not a plain name/,
  ],
];

const right: [what: string, page: Record<string, unknown>][] = [
  ["a plain page", {}],
  ...["/contact#details", "/contact#hours", "/media#videos-and-audio", "/research#references"].map(
    (to): [string, Record<string, unknown>] => [`a link to ${to}`, intro(`See [this](${to}).`)],
  ),
  [
    "a row with a term that was explained before",
    { sections: [{ ...table, intro: "Called {samavritti}.", rows: [["{samavritti, plain}", "4", "8"]] }] },
  ],
];

const fixtures = [...mistakes, ...right].map(([what, changes], i) => ({ what, path: `/fixture-${i}`, changes }));
const fileOf = (what: string) => pageFile(fixtures.find((fixture) => fixture.what === what)!.path);
/** A page of a health group has the most rules. */
const teaching = pageFile("/pranayam");
const checked = check({
  ...Object.fromEntries(fixtures.map(({ path, changes }) => [pageFile(path), pageWith(path, changes)])),
  [teaching]: pageWith("/pranayam", {
    next: [
      { to: "/pranayam", why: "Again." },
      { to: "/faq", why: "Ask." },
    ],
  }),
});

test.each(mistakes)("%s is found", (what, _page, message) => {
  expect(checked.get(fileOf(what))).toMatch(message);
});

test.each(right)("%s is accepted", (what) => {
  expect(checked.get(fileOf(what))).toBeUndefined();
});

test.each([
  ["a missing gist", /gist: it has 0 entries/],
  ["too few words", /the page has \d+ words/],
  ["missing review dates", /reviewed: a health page has no review dates/],
  ["a next page that is this page", /next\[0\].to: it leads to this very page/],
])("on a health page, %s is found", (_mistake, message) => {
  expect(checked.get(teaching)).toMatch(message);
});

test("branches that this build does not use are checked as well", () => {
  const beforeForm = { "if the inbox is on": "See [this](/nowhere).", otherwise: "Words." };
  const path = "/contact";
  expect(check({ [pageFile(path)]: pageWith(path, { beforeForm }) }).get(pageFile(path))).toMatch(
    /beforeForm: there is no page \/nowhere/,
  );
});

type Mistake = [mistake: string, file: string, path: (string | number)[], value: unknown, message: RegExp];

/** An entry of a collection, whatever its name. */
const [story, otherStory] = Object.keys(saved.testimonials);
const [picture] = Object.keys(saved.pictures.pictures);
const study = { authors: "A", title: "B", journal: "C", year: 2020, strength: "a small trial" };
const term = Object.entries(saved.glossary).find(([, { roman }]) => roman.startsWith("nā"))![0];

const shelved = ["shelves", 0, "sessions", 0, "topic"];
const [first, second] = saved.playerText.shelves[0]!.sessions;

const wrongFields: Mistake[] = [
  ["an origin with a slash", "site", ["origin"], "https://www.example.com/", /without a slash at the end/],
  ["a mail address without @", "site", ["mail"], "hello at example.com", /"hello at example.com" is not a mail/],
  ["a phone number without its country", "site", ["phone"], "0202 555 0142", /is not a phone number/],
  ["a WhatsApp number with +", "site", ["whatsapp", "number"], "+12025550142", /digits only/],
  ["only the name of a profile", "site", ["social", 0, "href"], "@example", /Copy the whole address/],
  ["hours that end before they begin", "site", ["hours", "Friday"], "18:00 to 09:00", /09:00 is not later than 18:00/],
  ["a time with AM", "site", ["hours", "Saturday"], "9 AM to 1 PM", /"9 AM to 1 PM" is not a time.*24 hours/s],
  ["a notice until noon", "site", ["notice", "end"], "noon", /"noon" is not a day and a time/],
  ["a menu entry without a page", "site", ["mainMenu", 0, "to"], "/hom", /there is no page named "\/hom"/],
  ["a story without a place", "testimonials", [story!, "location"], " ", /location: it is empty/],
  ["six stars", "testimonials", [story!, "rating"], 6, /6 is not a number of stars/],
  ["yes in place of true", "testimonials", [story!, "sample"], "yes", /Write true or false/],
  ["a whole address as video id", "videos", ["videos", 0, "id"], "https://youtu.be/x", /11 characters after v=/],
  ["a video without a drawing", "videos", ["videos", 1, "id"], "abcdefghijk", /public\/posters\/abcdefghijk.svg/],
  ["one sentence on a video", "videos", ["videos", 0, "summary"], "Ten minutes.", /it is not two sentences/],
  ["a picture without a description", "pictures", ["pictures", picture!, "alt"], "A lake", /it says too little/],
  ["a point outside a picture", "pictures", ["pictures", picture!, "focal", 0], 148, /148 is not a percentage/],
  ["a DOI with its address", "studies", ["x2020"], { ...study, doi: "https://doi.org/10.1/x" }, /is not a DOI/],
  ["a study that nothing leads to", "studies", ["y2020"], { ...study, doi: "none" }, /nothing leads to the study/],
  ["a term in other letters", "glossary", [term, "devanagari"], "Om", /written in Devanagari only/],
  ["a heading above no sign", "urgent-signs", ["today", "groups"], { chset: "Chest" }, /no sign is called chset/],
  ["a long vowel respelled short", "glossary", [term, "say"], "*nuh*-duh", /should have the vowel ā/],
];

/** Templates are checked once the facts that they name are right, and wording once everything can be read. */
const wrongTemplates: Mistake[] = [
  ["a toast without its fact", "messages", ["contact", "fields", "tooLong"], "Too long.", /\{limit\} is missing/],
  ["a session on no shelf", "player-text", shelved, second!.topic, RegExp(`"${first!.topic}" is on no shelf`)],
  ["an unknown fact", "messages", ["contact", "sent", "text"], "Write to {mial}.", /Did you mean mail\?/],
];
/** Apart from a session on no shelf, because both are mistakes at the same place. */
const wrongShelf: Mistake[] = [
  ["a shelf with an unknown session", "player-text", shelved, "slep", /there is no session named "slep"/],
];
const wrongWords: Mistake[] = [
  ["a promise in a story", "testimonials", [story!, "text"], "It cured me.", /“cured” claims/],
  ["a medicine left out in a story", "testimonials", [otherStory!, "text"], "I threw my tablets away.", /leaving out/],
  [
    "a promise about a picture",
    "pictures",
    ["pictures", picture!, "alt"],
    "A lake that cures us all.",
    /“cures” claims/,
  ],
];

describe.each([[wrongFields], [wrongTemplates], [wrongShelf], [wrongWords]])("in the shared files", (mistakes) => {
  const found = check(withMistakes(mistakes));

  test.each(mistakes)("%s is found", (_mistake, file, _path, _value, message) => {
    expect(found.get(`content/${file}.yaml`)).toMatch(message);
  });
});

function withMistakes(mistakes: Mistake[]): Record<string, string> {
  const documents = new Map<string, ReturnType<typeof parseDocument>>();
  for (const [, file, path, value] of mistakes) {
    const name = `content/${file}.yaml`;
    if (!documents.has(name)) documents.set(name, parseDocument(saved.source.read(name)));
    documents.get(name)!.setIn(path, value);
  }
  return Object.fromEntries([...documents].map(([name, document]) => [name, writeDocument(document)]));
}

/** A page without mistakes, and then with changes. */
function pageWith(path: string, changes: Record<string, unknown>): string {
  const page = {
    title: `The page ${path}`,
    subtitle: "Under the title",
    description: `For search results about ${path}, in one or two sentences that are long enough to be of use there.`,
    family: "breath",
    sections: [{ kind: "prose", heading: "One", body: ["Words."] }],
    ...changes,
  };
  return stringify(page, { lineWidth: 0 });
}
