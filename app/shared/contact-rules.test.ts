import { describe, expect, test } from "vitest";
import { checkContactMessage, contactLimits, isEmail } from "#app/shared/contact-rules.ts";
import { messages } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";

const { fields, missing, badEmail, tooLong } = messages.contact;
const complete = { name: "Asha", email: "asha@example.com", subject: "Classes", message: "May I come on Monday?" };

function formWith(changes: Partial<Record<keyof typeof complete, string>>) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...complete, ...changes })) form.set(field, value);
  return form;
}

describe("a contact message", () => {
  test("that is complete is accepted, without surrounding white space", () => {
    expect(checkContactMessage(formWith({ name: "  Asha " }))).toEqual({ ok: true, message: complete });
  });

  test("needs no subject", () => {
    expect(checkContactMessage(formWith({ subject: "" })).ok).toBe(true);
  });

  test.each([
    ["no name", { name: "" }, { name: fields.nameMissing }],
    ["a name of white space", { name: " \t " }, { name: fields.nameMissing }],
    ["no email address", { email: "" }, { email: fields.emailMissing }],
    ["no message", { message: "\n" }, { message: fields.messageMissing }],
    [
      "nothing at all",
      { name: "", email: "", message: "" },
      { name: fields.nameMissing, email: fields.emailMissing, message: fields.messageMissing },
    ],
  ])("with %s is refused for missing information", (_case, changes, errors) => {
    expect(checkContactMessage(formWith(changes))).toEqual({ ok: false, toast: missing, errors });
  });

  test("with an invalid email address is refused for the address", () => {
    expect(checkContactMessage(formWith({ email: "asha@example" }))).toEqual({
      ok: false,
      toast: badEmail,
      errors: { email: fields.emailInvalid },
    });
  });

  test("with a missing field and an invalid address gets the toast for missing information and both field errors", () => {
    expect(checkContactMessage(formWith({ name: "", email: "asha@" }))).toEqual({
      ok: false,
      toast: missing,
      errors: { name: fields.nameMissing, email: fields.emailInvalid },
    });
  });
});

describe("in a build with an inbox, a message", () => {
  const long = { subject: "x".repeat(contactLimits.subject + 1) };

  test("with a field that is too long is refused for its length", () => {
    expect(checkContactMessage(formWith(long), contactLimits)).toEqual({
      ok: false,
      toast: tooLong,
      errors: { subject: fill(fields.tooLong, { limit: contactLimits.subject.toLocaleString("en") }) },
    });
  });

  test("with a missing field and one that is too long gets the toast for missing information", () => {
    expect(checkContactMessage(formWith({ ...long, name: "" }), contactLimits)).toMatchObject({
      toast: missing,
      errors: {
        name: fields.nameMissing,
        subject: fill(fields.tooLong, { limit: contactLimits.subject.toLocaleString("en") }),
      },
    });
  });

  test("may be as long as the limit; the default build has no limit", () => {
    expect(checkContactMessage(formWith({ message: "x".repeat(contactLimits.message) }), contactLimits).ok).toBe(true);
    expect(checkContactMessage(formWith(long)).ok).toBe(true);
  });
});

describe("an email address", () => {
  test.each(["asha@example.com", "a@b.c", " asha@example.com ", "o'neil+yoga@mail.example.co.uk"])(
    "%j is accepted",
    (value) => {
      expect(isEmail(value)).toBe(true);
    },
  );

  test.each(["", "asha", "asha@", "@example.com", "asha@example", "as ha@example.com", "asha@exam ple.com", "a@b@c.d"])(
    "%j is refused",
    (value) => {
      expect(isEmail(value)).toBe(false);
    },
  );

  test("is judged exactly as by the specified pattern", () => {
    const specified = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
    const texts = [""];
    // All texts of up to seven of these characters.
    for (let start = 0, length = 1; length <= 7; length++) {
      const end = texts.length;
      for (; start < end; start++) for (const character of "a@. ") texts.push(texts[start]! + character);
    }
    expect(texts.filter((text) => isEmail(text) !== specified.test(text.trim()))).toEqual([]);
  });

  test("of any length is judged in linear time", { timeout: 10_000 }, () => {
    expect(isEmail(`a@${".".repeat(200_000)}@`)).toBe(false);
  });

  test("that is too long is refused for its length", () => {
    expect(checkContactMessage(formWith({ email: `a@${".".repeat(300)}@` }), contactLimits)).toMatchObject({
      toast: tooLong,
      errors: { email: fill(fields.tooLong, { limit: contactLimits.email.toLocaleString("en") }) },
    });
  });
});
