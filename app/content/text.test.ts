import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { joinTexts, mail, plain, strong, text } from "#app/content/text.ts";

test("neighbouring words are one string: a space that stands by itself is not heard", () => {
  expect(text`These are the terms of ${site.name}, ${"as"} ${"agreed"}.`).toEqual([
    `These are the terms of ${site.name}, as agreed.`,
  ]);
  expect(text`${strong("Email:")} ${mail}`).toEqual([strong("Email:"), " ", mail]);
});

test("several texts become one, with a space between them", () => {
  const joined = joinTexts(["One.", text`Two ${strong("and a half")}`, "Three."]);
  expect(joined).toEqual(["One. Two ", strong("and a half"), " Three."]);
  expect(plain(joined)).toBe("One. Two and a half Three.");
});
