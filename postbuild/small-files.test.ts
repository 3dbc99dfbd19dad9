import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { securityTxt } from "./small-files.ts";

const built = new Date("2026-03-01T10:00:00.123Z");
const fields = new Map(
  securityTxt(built)
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
);

test("security.txt names the practice's mail address and its own address", () => {
  expect(fields.get("Contact")).toBe(`mailto:${site.mail}`);
  expect(fields.get("Canonical")).toBe(`${site.origin}/.well-known/security.txt`);
  expect(fields.get("Preferred-Languages")).toBe("en");
});

test("security.txt expires in less than a year, in RFC 3339 format", () => {
  const expires = fields.get("Expires")!;
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(expires) - built.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
