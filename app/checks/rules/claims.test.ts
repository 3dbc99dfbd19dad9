import { expect, test } from "vitest";
import { checkWording } from "#app/checks/rules/claims.ts";
import { honest, refused } from "#app/checks/rules/testing/claim-sentences.ts";

const check = (sentence: string, page = "/faq") =>
  checkWording(
    page,
    [{ field: "intro", role: "text", text: sentence }],
    [{ page: "/faq", phrase: "It prevents falls.", reason: "An example." }],
  );

test.each([
  ...refused,
  "It is 100% safe.",
  "A review gives a figure that we have yet to check.",
  "We do not hide that one figure is still to be checked.",
  "Guaranteed calm.",
  "It boosts immunity!",
  "We do not promise much, but yoga heals cancer.",
])("%s is refused", (sentence) => expect(check(sentence)).not.toEqual([]));

test.each([...honest, "A secure seat.", "Curious?", "The sound heals a lonely hour.", "Detoxed1"])(
  "%s passes",
  (sentence) => expect(check(sentence)).toEqual([]),
);

test("a refusal says why, and offers a better sentence", () => {
  expect(check("You can stop your tablets.")).toEqual([
    {
      field: "intro",
      problem: expect.stringContaining("“stop your tablets” speaks of leaving out or changing a medicine"),
      fix: expect.stringContaining("“Keep taking your medicine”"),
    },
  ]);
});

test("an allowed sentence passes on its own page only, and allows nothing else", () => {
  expect(check("It prevents falls.")).toEqual([]);
  expect(check("It prevents falls.", "/about")).toHaveLength(1);
  expect(check("It prevents falls. It prevents strokes.")).toHaveLength(1);
});
