import { expect, test } from "vitest";
import { joinTexts, plain, richText } from "#app/content/text.ts";

const strong = { kind: "strong", words: "and a half" } as const;

test("neighbouring strings become one", () => {
  expect(richText(["One ", "two ", strong, "", "."])).toEqual(["One two ", strong, "."]);
});

test("several texts become one, with a space between them", () => {
  const joined = joinTexts(["One.", richText(["Two ", strong]), "Three."]);
  expect(joined).toEqual(["One. Two ", strong, " Three."]);
  expect(plain(joined)).toBe("One. Two and a half Three.");
});
