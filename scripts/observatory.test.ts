import { expect, test } from "vitest";
import { commonHeaders, contentSecurityPolicy, documentHeaders } from "#server/headers.ts";
import { gradeAnswer, total, type Answer } from "./observatory.ts";

const policy = contentSecurityPolicy({ scripts: ["aaaa"], styles: ["bbbb"] });
const page = `<html><script>1</script><script type="module" src="/assets/a.js"></script></html>`;

function ours(changed: Record<string, string | undefined> = {}, rest: Partial<Answer> = {}): Answer {
  const all = { "content-type": "text/html; charset=utf-8", ...commonHeaders, ...documentHeaders(policy) };
  const headers = new Headers(all);
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return { headers, html: page, redirection: "redirection-to-https", preloaded: false, ...rest };
}

const pointsFor = (subject: string, answer: Answer) =>
  gradeAnswer(answer).rows.find((row) => row.subject === subject)!.points;

test("our headers score at least 130, before any list of browsers knows the host", () => {
  const { score, grade, rows } = gradeAnswer(ours());
  expect(score, JSON.stringify(rows)).toBeGreaterThanOrEqual(130);
  expect(grade).toBe("A+");
});

test("the browsers' own list of hosts gives five more", () => {
  expect(gradeAnswer(ours({}, { preloaded: true })).score).toBe(gradeAnswer(ours()).score + 5);
});

test.each([
  ["content-security-policy", "default-src 'self'; object-src 'none'", 5],
  ["content-security-policy", "default-src 'none'; style-src 'self' 'unsafe-inline'", 0],
  ["content-security-policy", "default-src 'none'; img-src http://pictures.example", -10],
  ["content-security-policy", "default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
  ["content-security-policy", "default-src 'none'; script-src 'self' 'unsafe-inline'", -20],
  ["content-security-policy", "default-src 'none'; script-src https:", -20],
  ["content-security-policy", "frame-ancestors 'none'", -20],
  ["content-security-policy", "default-src 'none'; connect-src http://other.example", -20],
  ["content-security-policy", undefined, -25],
  ["referrer-policy", "no-referrer", 5],
  ["referrer-policy", "unsafe-url", -5],
  ["referrer-policy", undefined, 0],
  ["strict-transport-security", "max-age=63072000", 0],
  ["strict-transport-security", "max-age=60", -10],
  ["strict-transport-security", undefined, -20],
  ["x-content-type-options", undefined, -5],
  ["cross-origin-resource-policy", "cross-origin", 0],
  ["cross-origin-resource-policy", undefined, 0],
])("%s: %s is worth %i", (subject, value, worth) => {
  expect(pointsFor(subject, ours({ [subject]: value }))).toBe(worth);
});

test("a hash makes 'unsafe-inline' harmless, as in browsers", () => {
  const hashed = "default-src 'none'; script-src 'unsafe-inline' 'sha256-aaaa'";
  expect(pointsFor("content-security-policy", ours({ "content-security-policy": hashed }))).toBe(10);
});

test("without frame-ancestors the old header counts, and nothing at all costs twenty", () => {
  const bare = { "content-security-policy": "default-src 'none'" };
  expect(pointsFor("x-frame-options", ours({ ...bare, "x-frame-options": "DENY" }))).toBe(0);
  expect(pointsFor("x-frame-options", ours({ ...bare, "x-frame-options": undefined }))).toBe(-20);
});

test.each([
  [`<script src="/a.js" integrity="sha384-x"></script>`, 5],
  [`<script>1</script>`, 0],
  [`<p></p>`, 0],
  [`<script src="https://other.example/a.js"></script>`, -5],
  [`<script src="//other.example/a.js"></script>`, -50],
])("scripts %s are worth %i", (html, worth) => {
  expect(pointsFor("subresource-integrity", ours({}, { html }))).toBe(worth);
});

test("bonus points count only for a score of 90 and more without them", () => {
  expect(total([{ points: -10 }, { points: 10 }])).toBe(100);
  expect(total([{ points: -15 }, { points: 10 }])).toBe(85);
});
