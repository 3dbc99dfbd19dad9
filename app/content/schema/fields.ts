import { z } from "zod";
import { didYouMean } from "#app/content/schema/suggest.ts";

/**
 * What kind of text a field holds. Fields without a role, such as numbers and picture names, are not visited: no wording
 * rule reads them, and a click in the editor opens a text beside them.
 */
export type Role =
  | "text"
  /** How to pronounce something, in plain letters. */
  | "say"
  /** Sanskrit in Devanagari or in Roman letters. */
  | "sanskrit"
  /** The name of a study, which the page shows as a source. */
  | "study";

export const roles = z.registry<{ role: Role }>();
/** The names that a field can choose from. */
export const choices = z.registry<{ names: readonly string[] }>();
/** Fields that bring in content from another file, with the schema of what they show. */
export const shownBy = new WeakMap<z.ZodType, z.ZodType>();

type Context = { addIssue(issue: { code: "custom"; message: string; params: { fix: string } }): void };

export type Report = (problem: string, fix: string) => void;

/** Every message of the schema has two halves: what is wrong, and what to do about it. */
export const reporter =
  (ctx: Context): Report =>
  (problem, fix) =>
    ctx.addIssue({ code: "custom", message: problem, params: { fix } });

/** A string that must pass a test; `problem` completes the sentence that begins with it. */
export const checked = (isValid: (value: string) => boolean, problem: string, fix: string) =>
  z.string().superRefine((value, ctx) => {
    if (!isValid(value)) reporter(ctx)(`"${value}" ${problem}`, fix);
  });

export const matching = (pattern: RegExp, what: string, fix: string) =>
  checked((value) => pattern.test(value), `is not ${what}`, fix);

export const day = checked(
  (value) => /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.slice(0, 10) === value,
  "is not a day",
  "Write the day as 2026-01-31",
);

/** Empty where there is none. */
export const moment = checked(
  (value) => value === "" || (/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(value) && !Number.isNaN(Date.parse(value))),
  "is not a day and a time",
  "Write it as 2026-01-31 18:00",
);

export const clock = matching(/^([01]\d|2[0-3]):[0-5]\d$/, "a time", "Write it with 24 hours, as 09:00 or 18:30");

export const emptyField = ["it is empty", "Write something here, or remove the field if it is optional"] as const;

/** Words that take no marks: titles, headings, labels. */
export const line = (role: Role = "text") =>
  z
    .string()
    .superRefine((words, ctx) => {
      if (words.trim() === "") reporter(ctx)(...emptyField);
      else if (/[*{}]|\]\(/.test(words))
        reporter(ctx)("this field cannot hold italics, links, sources or terms", "Write plain words without * { } [ ]");
    })
    .register(roles, { role });

/** The same schema for several fields. */
export const fieldsOf = <const Name extends string, S extends z.ZodType>(names: readonly Name[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>;

/** Several fields of plain words. */
export const lines = <const Name extends string>(...names: Name[]) => fieldsOf(names, line());

export const lengthBetween = (least: number, most: number) =>
  line().superRefine((words, ctx) => {
    const { length } = words.trim();
    if (length > 0 && (length < least || length > most))
      reporter(ctx)(`it has ${length} characters`, `Write ${least} to ${most} characters`);
  });

/** At least one entry. */
export const list = <T extends z.ZodType>(entry: T) =>
  z.array(entry).superRefine((entries, ctx) => {
    if (entries.length === 0) reporter(ctx)("the list is empty", "Write at least one entry");
  });

export const listOf = <T extends z.ZodRawShape>(shape: T) => list(z.strictObject(shape));

export const firstDuplicate = (values: readonly string[]) => values.find((value, i) => values.indexOf(value) < i);

/** One of the names that exist, with a suggestion for a misspelt one. */
export const oneOf = <const T extends string>(names: readonly T[], what: string, where?: string) =>
  z
    .string()
    .register(choices, { names })
    .transform((name, ctx): T => {
      if (!(names as readonly string[]).includes(name))
        reporter(ctx)(
          `there is no ${what} named "${name}"`,
          didYouMean(name, names) + (where ?? `Use one of: ${names.join(", ")}`),
        );
      return name as T;
    });

/** The entry of a table that a name stands for. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, what: string, where?: string) =>
  oneOf(Object.keys(table), what, where).transform((name) => table[name]!);

/** Sentences that quote facts, such as {mail}, but take no other marks. */
export const lineWith = (facts: Readonly<Record<string, string>>) =>
  z
    .string()
    .transform((words, ctx) => {
      if (words.trim() === "") reporter(ctx)(...emptyField);
      return fillFacts(words, facts, ctx);
    })
    .register(roles, { role: "text" });

/** Words with gaps that are filled at run time: “{title} is kept on this device.” */
export const template = (...placeholders: string[]) =>
  z
    .string()
    .superRefine((words, ctx) => {
      for (const placeholder of placeholders)
        if (!words.includes(`{${placeholder}}`))
          reporter(ctx)(`{${placeholder}} is missing`, `Put {${placeholder}} where it should appear`);
      fillFacts(words, Object.fromEntries(placeholders.map((placeholder) => [placeholder, ""])), ctx);
    })
    .register(roles, { role: "text" });

/** Words that differ between one and several. */
export const counted = (placeholder: string) => z.strictObject({ one: line(), other: template(placeholder) });

function fillFacts(words: string, values: Readonly<Record<string, string>>, ctx: Context): string {
  return words.replace(/\{([^}]*)\}/g, (mark, name: string) => {
    const value = values[name];
    if (value === undefined)
      reporter(ctx)(
        `${mark} is not known here`,
        `${didYouMean(name, Object.keys(values))}Here you can use ${namesOf(values)}`,
      );
    return value ?? mark;
  });
}

const namesOf = (values: object) =>
  Object.keys(values)
    .map((name) => `{${name}}`)
    .join(", ") || "plain words only";
