import { expect, test } from "vitest";
import { readToken, signToken } from "#server/inbox/newsletter/links.ts";

const id = "8c6b5b3e-7c39-4b2d-9d6f-0d7a3c1f2e4b";
const token = signToken("confirm", id, 1000, "secret");

test("a token is valid until it expires", () => {
  expect(readToken("confirm", token, "secret", 999)).toBe(id);
  expect(readToken("confirm", token, "secret", 1000)).toBeUndefined();
});

test("an unsubscribe token never expires", () => {
  expect(readToken("unsubscribe", signToken("unsubscribe", id, 0, "secret"), "secret", Number.MAX_SAFE_INTEGER)).toBe(
    id,
  );
});

test.each([
  ["for something else", "unsubscribe", token],
  ["with a later expiry", "confirm", token.replace(".1000.", ".9000.")],
  ["without an expiry", "confirm", token.replace(".1000.", ".0.")],
  ["for somebody else", "confirm", token.replace("8c6b", "9c6b")],
  ["with a different signature", "confirm", token.slice(0, -2) + (token.endsWith("AA") ? "BB" : "AA")],
  ["that is cut short", "confirm", token.slice(0, -1)],
  ["that is empty", "confirm", ""],
] as const)("a token %s is refused", (_case, purpose, changed) => {
  expect(readToken(purpose, changed, "secret", 1)).toBeUndefined();
});

test("a token signed with another key is refused", () => {
  expect(readToken("confirm", token, "other", 1)).toBeUndefined();
});
