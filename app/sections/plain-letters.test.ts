import { expect, test } from "vitest";
import { plainLetters } from "#app/sections/plain-letters.ts";

test.each([
  ["prāṇāyāma", "pranayama"],
  ["nāḍī śodhana", "nadi shodhana"],
  ["sama vṛtti", "sama vritti"],
  ["Śānti", "Shanti"],
  ["cakra", "chakra"],
  ["kumbhaka", "kumbhaka"],
])("%s is spelled %s for an English voice", (roman, plain) => {
  expect(plainLetters(roman)).toBe(plain);
});

test("words in Devanagari keep their vowels", () => {
  expect(plainLetters("प्राणायाम")).toBe("प्राणायाम");
});
