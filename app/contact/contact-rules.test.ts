import { describe, expect, test } from "vitest";
import { checkContactMessage, contactLimits, isEmail } from "#app/contact/contact-rules.ts";
import { messages } from "#app/content/messages.ts";

const { fields, missing, badEmail, tooLong } = messages.contact;
const whole = { name: "Asha", email: "asha@example.com", subject: "Classes", message: "May I come on Monday?" };

function formWith(changes: Partial<Record<keyof typeof whole, string>>) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...whole, ...changes })) form.set(field, value);
  return form;
}

describe("a contact message", () => {
  test("that is whole is accepted as it was written, without the white space around it", () => {
    expect(checkContactMessage(formWith({ name: "  Asha " }))).toEqual({ ok: true, message: whole });
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
  ])("with %s is refused as missing information", (_case, changes, errors) => {
    expect(checkContactMessage(formWith(changes))).toEqual({ ok: false, toast: missing, errors });
  });

  test("with a bad email address alone is refused for that address", () => {
    expect(checkContactMessage(formWith({ email: "asha@example" }))).toEqual({
      ok: false,
      toast: badEmail,
      errors: { email: fields.emailInvalid },
    });
  });

  test("that lacks a field is told of missing information first, and of the bad address beside its field", () => {
    expect(checkContactMessage(formWith({ name: "", email: "asha@" }))).toEqual({
      ok: false,
      toast: missing,
      errors: { name: fields.nameMissing, email: fields.emailInvalid },
    });
  });
});

describe("where messages are kept, a message", () => {
  const long = { subject: "x".repeat(contactLimits.subject + 1) };

  test("with a field that is too long is refused for that", () => {
    expect(checkContactMessage(formWith(long), contactLimits)).toEqual({
      ok: false,
      toast: tooLong,
      errors: { subject: fields.tooLong(contactLimits.subject) },
    });
  });

  test("that lacks a field is told of that first", () => {
    expect(checkContactMessage(formWith({ ...long, name: "" }), contactLimits)).toMatchObject({
      toast: missing,
      errors: { name: fields.nameMissing, subject: fields.tooLong(contactLimits.subject) },
    });
  });

  test("may be as long as the limit; the default build, which keeps none, knows no limit", () => {
    expect(checkContactMessage(formWith({ message: "x".repeat(contactLimits.message) }), contactLimits).ok).toBe(true);
    expect(checkContactMessage(formWith(long)).ok).toBe(true);
  });
});

describe("an email address", () => {
  test.each(["asha@example.com", "a@b.c", " asha@example.com ", "o'neil+yoga@mail.example.co.uk"])(
    "%j is taken",
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
});
