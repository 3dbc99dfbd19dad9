import { expect, test } from "vitest";
import { launchList, type LaunchState } from "#scripts/launch-check/open-points.ts";

const ready: LaunchState = {
  sources: { "app/content/site.ts": 'export const site = { mail: "hello@real.org" };' },
  pages: { "app/content/pages/faq.ts": {}, "app/content/pages/pranayam.ts": reviewedUntil("2027-01-31") },
  sessions: ["sleep"],
  confirmed: { listened: { sleep: "A. Name, 2027-01-01" }, messages: "A. Name, 2027-01-01: by mail service" },
  inbox: { messages: true, mail: true },
  today: "2027-01-31",
};
const fields = (changes: Partial<LaunchState>) =>
  launchList({ ...ready, ...changes }).map(({ file, field }) => `${file} ${field}`);

test("the list is empty once everything is confirmed", () => {
  expect(fields({})).toEqual([]);
});

test("an invented value is listed under its file", () => {
  const sources = { "app/content/site.ts": 'export const site = { mail: unconfirmed("x", "The mail address.") };' };
  expect(fields({ sources })).toEqual(["app/content/site.ts site.mail"]);
});

test("a page is listed from the day after its review was due", () => {
  expect(fields({ today: "2027-02-01" })).toEqual(["app/content/pages/pranayam.ts reviewed.due"]);
});

test("a session that nobody heard and messages that nobody receives are listed", () => {
  expect(fields({ sessions: ["sleep", "stress"], confirmed: { ...ready.confirmed, messages: "" } })).toEqual([
    "scripts/launch-check/owner-confirmations.ts listened.stress",
    "scripts/launch-check/owner-confirmations.ts messages",
  ]);
});

test("forms that deliver nothing are listed with the way to turn the inbox on", () => {
  const [entry] = launchList({
    ...ready,
    confirmed: { ...ready.confirmed, messages: "" },
    inbox: { messages: false, mail: false },
  });
  expect(entry?.value).toContain("INBOX is not set");
  expect(entry?.needs).toContain("docs/how-to/receive-messages.md");
});

function reviewedUntil(due: string) {
  return { reviewed: { written: "2026-01-31", due } };
}
