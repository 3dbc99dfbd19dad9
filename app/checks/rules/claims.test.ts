import { expect, test } from "vitest";
import { checkWording } from "#app/checks/rules/claims.ts";

const check = (sentence: string, page = "/faq") =>
  checkWording(
    page,
    [{ field: "intro", role: "text", text: sentence }],
    [{ page: "/faq", phrase: "Does yoga prevent falls?", reason: "A question." }],
  );

test.each([
  "Yoga CURES asthma.",
  "It is 100% safe.",
  "Guaranteed calm.",
  "It boosts immunity!",
  "It prevents falls.",
  "Replaces your medicine.",
])("%s is refused", (sentence) => expect(check(sentence)).toHaveLength(1));

test.each(["A secure seat.", "Curious?", "The sound heals a lonely hour.", "It may ease pain.", "Detoxed1"])(
  "%s passes",
  (sentence) => expect(check(sentence)).toEqual([]),
);

test("an allowed sentence passes on its own page only, and allows nothing else", () => {
  expect(check("Does yoga prevent falls?")).toEqual([]);
  expect(check("Does yoga prevent falls?", "/about")).toHaveLength(1);
  expect(check("Does yoga prevent falls? It prevents falls.")).toHaveLength(1);
});
