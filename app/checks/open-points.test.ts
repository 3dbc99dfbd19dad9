import { expect, test } from "vitest";
import { fingerprintOf } from "#app/content/read/fingerprint.ts";
import { readPage } from "#app/content/testing/read-page.ts";
import { openPoints } from "#app/checks/open-points.ts";

const page = readPage("sections: [{ kind: prose, heading: One, body: [Two.] }]");
const review = { by: "A. Name", on: "2026-12-01" };
type Read = Parameters<typeof openPoints>[0];
const ready: Read = {
  files: new Map([["content/site.yaml", { unconfirmed: [] }]]),
  pages: { "/faq": page, "/pranayam": { ...page, reviewed: { written: "2026-01-31", due: "2027-01-31" } } },
  reviews: {},
  currentReviews: { "/pranayam": review },
  sessions: [{ topic: "sleep" }],
  ownerFacts: { practice: { place: "A street" } },
  confirmations: {
    listened: { sleep: "A. Name, 2027-01-01" },
    messages: "A. Name, 2027-01-01: by mail",
    urgentSigns: "A. Name, 2027-01-01",
    library: "A. Name, 2027-01-01",
    devices: "A. Name, 2027-01-01: a phone",
    recitation: "A. Name, 2027-01-01",
    licence: "A. Name, 2027-01-01: all rights reserved",
  },
  settings: { inbox: true, newsletter: true },
};
const pointsOf = (changes: Partial<Read>, today = "2027-01-31") => openPoints({ ...ready, ...changes }, today);
const fields = (changes: Partial<Read>, today?: string) =>
  pointsOf(changes, today).map(({ file, field }) => `${file} ${field}`);

test("the list is empty once everything is confirmed", () => {
  expect(fields({})).toEqual([]);
});

test("an unconfirmed value is listed with its place, and a long one in short", () => {
  const mark = { file: "content/site.yaml", line: 3, field: "mail", needs: "The mail address." };
  const list = { file: "content/videos.yaml", line: 2, field: "videos", needs: "The choice." };
  const files = new Map([
    [mark.file, { unconfirmed: [{ ...mark, value: "a@b.example" }] }],
    [list.file, { unconfirmed: [{ ...list, value: [1, 2] }] }],
  ]);
  expect(pointsOf({ files })).toEqual([
    { ...mark, value: '"a@b.example"' },
    { ...list, value: "a list of 2" },
  ]);
});

test("a page is listed from the day after its review was due", () => {
  expect(fields({}, "2027-02-01")).toEqual(["content/pages/pranayam.yaml reviewed.due"]);
});

test("a health page is listed until its very words have been reviewed", () => {
  const [never, changed] = pointsOf({
    pages: { "/pranayam": page, "/research": page },
    reviews: { "/research": { ...review, text: "its former words" } },
    currentReviews: {},
  });
  expect(never).toMatchObject({ file: "content/reviews.yaml", field: "/pranayam" });
  expect(never?.needs).toContain(fingerprintOf(page));
  expect(changed?.value).toBe("its words have changed since A. Name reviewed them on 2026-12-01");
});

test("a session that nobody has heard and messages that nobody receives are listed", () => {
  const confirmations = { ...ready.confirmations, messages: "" };
  expect(fields({ sessions: [{ topic: "sleep" }, { topic: "stress" }], confirmations })).toEqual([
    "content/confirmations.yaml listened.stress",
    "content/confirmations.yaml messages",
  ]);
});

test("facts that are still empty are listed in one point for each block", () => {
  const [point, ...others] = pointsOf({
    ownerFacts: { practice: { place: "A street" }, "yoga-classes": { price: "", group: "Six people", dates: "" } },
  });
  expect(point).toMatchObject({ file: "content/owner-facts.yaml", field: "yoga-classes" });
  expect(point?.value).toContain("price, dates");
  expect(others).toEqual([]);
});

test("the city and the time zone must be named", () => {
  const practice = { city: "On request", timeZone: "", place: "On request" };
  const [point] = pointsOf({ ownerFacts: { practice } });
  expect(point?.value).toBe("still empty: city, timeZone");
});

test("what nobody has signed is listed: the signs of an emergency, the library, the devices, the mantras, the licence", () => {
  const confirmations = {
    ...ready.confirmations,
    urgentSigns: "",
    library: "",
    devices: "",
    recitation: "",
    licence: "",
  };
  expect(fields({ confirmations })).toEqual([
    "content/confirmations.yaml urgentSigns",
    "content/confirmations.yaml library",
    "content/confirmations.yaml devices",
    "content/confirmations.yaml recitation",
    "content/confirmations.yaml licence",
  ]);
});

test("forms that deliver nothing are listed with the way to turn the inbox on", () => {
  const [point] = pointsOf({
    confirmations: { ...ready.confirmations, messages: "" },
    settings: { inbox: false, newsletter: false },
  });
  expect(point?.value).toContain("INBOX is not set");
  expect(point?.needs).toContain("docs/how-to/receive-messages.md");
});
