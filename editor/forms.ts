import { basename } from "node:path";
import type { z } from "zod";
import { pageFile } from "#app/content/page-file.ts";
import type { Content } from "#app/content/read/content.ts";
import { fieldIn, parentOf, stepsOf, type Step } from "#app/content/field-path.ts";
import { choices, day, moment, roles } from "#app/content/schema/fields.ts";
import { optionFor } from "#app/content/schema/visit-texts.ts";

/** One box of a form. `lines` is a list of texts, one on each line. */
export type Field = {
  field: string;
  label: string;
  kind: "words" | "lines" | "number" | "yes or no" | "choice" | "day" | "moment";
  value: unknown;
  optional: boolean;
  names?: readonly string[];
  /** Whether the words can hold italics, links, sources and Sanskrit terms. */
  marks?: boolean;
  /** What the value needs before the site goes public. */
  confirm?: string;
};
/** Something larger than a box, which opens as a form of its own. */
export type Group = { field: string; label: string };
export type Entry = Group & { first: boolean; last: boolean };
export type Form = {
  file: string;
  /** That of the file when the form was made; see Session.versionOf. */
  version?: string;
  field: string;
  title: string;
  /** Where it is on the site, in words. */
  where?: string;
  fields: Field[];
  groups: Group[];
  /** Set for a list: what is in it. */
  entries?: Entry[];
  /** The picture that this text describes, and the pages that show it. */
  picture?: { name: string; src: string; pages: string[] };
  /** The entry of a list that this belongs to. */
  entry?: Entry & { list: string; canAdd: boolean };
};

type Def = z.core.$ZodTypes["_zod"]["def"];
const defOf = (schema: z.core.$ZodType) => schema._zod.def as Def;

/** Labels for fields whose name alone says too little. */
const labels: Record<string, string> = {
  line: "Line under the name",
  mail: "Mail address",
  origin: "Address of the site",
  to: "Leads to",
  href: "Address",
  id: "Name in its address, after #",
  poster: "Drawing shown before it plays",
  alt: "Description for people who cannot see the picture",
  action: "Words on the button",
  family: "Group of pages it belongs to",
  whatsapp: "WhatsApp number",
  gist: "Summary at the top",
  hear: "To hear",
  say: "How to say it",
  sample: "Only an example",
  doi: "DOI",
  written: "Written on",
  due: "Next review due on",
  end: "Goes away at",
  starts: "Starts at, such as 18:00",
  ends: "Ends at",
  lastDay: "Last day, if it takes several",
  repeats: "Repeats, on the same weekday",
  until: "Repeats until",
  notOn: "Not on these days, such as 2026-12-29",
  cancelledOn: "Cancelled on these days",
  cancelled: "All of it is cancelled",
  zone: "Time zone, such as Europe/Vienna",
  currency: "Currency of the price, such as EUR",
  avoid: "Who should skip it, or ask first",
  instead: "A gentler way",
  follow: "Can be followed step by step",
};
const labelOf = (step: Step) =>
  typeof step === "number"
    ? `Entry ${step + 1}`
    : (labels[step] ??
      step.replace(/[A-Z-]/g, (c) => ` ${c.replace("-", "").toLowerCase()}`).replace(/^./, (c) => c.toUpperCase()));

/** The schema without what surrounds it: optional, transformations, alternatives. */
function bare(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  const def = defOf(schema);
  if (def.type === "optional") return bare(def.innerType, value);
  if (def.type === "pipe") return bare(def.in, value);
  if (def.type === "union") return bare(optionFor(def, value), value);
  return schema;
}

function inside(schema: z.core.$ZodType, value: unknown, step: Step): z.core.$ZodType | undefined {
  const def = defOf(bare(schema, value));
  if (def.type === "object" && Object.hasOwn(def.shape, step)) return def.shape[step];
  if (def.type === "record" && /^[a-z0-9-]+$/i.test(String(step))) return def.valueType;
  if (def.type === "array" && Array.isArray(value) && Object.hasOwn(value, step)) return def.element;
  return def.type === "tuple" ? def.items[Number(step)] : undefined;
}

export const valueIn = (value: unknown, steps: readonly Step[]): unknown =>
  steps.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner && Object.hasOwn(inner, step) ? inner[step as keyof typeof inner] : undefined,
    value,
  );

/** The schema of a field and its value as it is written in the file. Undefined where there is no such field. */
export function lookUp(content: Content, file: string, field: string) {
  const yaml = content.files.get(file);
  let schema: z.core.$ZodType | undefined = content.schemas.get(file);
  if (!yaml || !schema) return undefined;
  const steps = stepsOf(field);
  steps.forEach((step, i) => (schema = schema && inside(schema, valueIn(yaml.value, steps.slice(0, i)), step)));
  return schema && { schema: schema as z.ZodType, value: valueIn(yaml.value, steps), yaml };
}

/** A form for whatever is at a field: a text, a block of fields, or a list. */
export function formFor(content: Content, file: string, field: string): Form | undefined {
  const found = lookUp(content, file, field);
  if (!found) return undefined;
  const { schema, value, yaml } = found;
  const last = stepsOf(field).at(-1) ?? "";
  const title = field === "" ? nameOfFile(content, file) : (!isList(schema, value) && titleOf(value)) || labelOf(last);
  const form: Form = { file, field, title, fields: [], groups: [] };
  const add = (inner: z.core.$ZodType, at: string, innerValue: unknown, label: string) => {
    const box = boxFor(inner, innerValue);
    const def = defOf(bare(inner, innerValue));
    if (box) {
      const confirm = yaml.unconfirmed.find((open) => open.field === at)?.needs;
      const marks = file.startsWith("content/pages/") && takesMarks(inner, innerValue);
      form.fields.push({ field: at, label, value: innerValue, ...box, marks, ...(confirm && { confirm }) });
    } else if (innerValue === undefined) return;
    else if (def.type !== "object") form.groups.push({ field: at, label });
    else addFields(def.shape, at, innerValue as object, `${label}: `);
  };
  const addFields = (shape: object, at: string, values: object, prefix = "") => {
    for (const [key, inner] of Object.entries(shape) as [string, z.core.$ZodType][]) {
      const name = key === "id" && file === "content/videos.yaml" ? "YouTube address" : labelOf(key);
      const label = prefix ? prefix + name.toLowerCase() : name;
      if (key !== "kind") add(inner, fieldIn(at, key), (values as Record<string, unknown>)[key], label);
    }
  };
  const def = defOf(bare(schema, value));
  if (def.type === "object") addFields(def.shape, field, value as object);
  else if (isList(schema, value) && !boxFor(schema, value)) form.entries = entriesOf(field, value as object);
  else add(schema, field, value, typeof last === "number" ? "Text" : labelOf(last));
  return form;
}

function entriesOf(field: string, value: object): Entry[] {
  return Object.entries(value).map(([key, entry], i, all) => {
    const step = Array.isArray(value) ? i : key;
    return {
      field: fieldIn(field, step),
      label: titleOf(entry) || labelOf(step),
      first: i === 0,
      last: i === all.length - 1,
    };
  });
}

/** The nearest entry of a list around a field, or the field itself. */
export function entryAround(content: Content, file: string, field: string): Form["entry"] {
  if (field === "") return undefined;
  const list = parentOf(field);
  const around = lookUp(content, file, list);
  if (!around || !isList(around.schema, around.value)) return entryAround(content, file, list);
  const entry = entriesOf(list, around.value as object).find((one) => one.field === field);
  return entry && { ...entry, list, canAdd: formForNew(content, file, list) !== undefined };
}

/** An empty form for a new entry, with the fields of its neighbour or of the schema. Sections are too large for that. */
export function formForNew(content: Content, file: string, list: string): Form | undefined {
  const found = lookUp(content, file, list);
  const neighbour = entriesOf(list, (found?.value ?? {}) as object).at(-1);
  const form = neighbour ? formFor(content, file, neighbour.field) : formForFirst(found?.schema, file, list);
  if (!form || form.groups.length > 0) return undefined;
  const blank = form.fields.map(({ confirm: _, ...field }) => ({
    ...field,
    value: field.kind === "yes or no" ? false : field.kind === "lines" ? [] : undefined,
  }));
  return { ...form, title: "Add an entry", fields: blank };
}

/** For a list that has no entry yet. */
function formForFirst(schema: z.core.$ZodType | undefined, file: string, list: string): Form | undefined {
  const array = schema && defOf(bare(schema, []));
  const entry = array?.type === "array" ? defOf(bare(array.element, {})) : undefined;
  if (entry?.type !== "object") return undefined;
  const field = fieldIn(list, 0);
  const fields = Object.entries(entry.shape).flatMap(([key, inner]) => {
    const box = boxFor(inner, undefined);
    return box ? [{ field: fieldIn(field, key), label: labelOf(key), value: undefined, ...box }] : [];
  });
  return { file, field, title: "", fields, groups: [] };
}

function isList(schema: z.core.$ZodType, value: unknown): boolean {
  return ["array", "record"].includes(defOf(bare(schema, value)).type);
}

function boxFor(schema: z.core.$ZodType, value: unknown): Pick<Field, "kind" | "optional" | "names"> | undefined {
  const optional = defOf(schema).type === "optional";
  const inner = bare(schema, value);
  const names = choices.get(inner as z.ZodString)?.names;
  if (names) return { kind: "choice", optional, names };
  const def = defOf(inner);
  switch (def.type) {
    case "string":
      return { kind: inner === day ? "day" : inner === moment ? "moment" : "words", optional };
    case "number":
      return { kind: "number", optional };
    case "boolean":
    case "literal":
      return typeof value === "string" ? { kind: "words", optional } : { kind: "yes or no", optional };
    case "array": {
      const plain = Array.isArray(value) ? value.every((entry) => typeof entry === "string") : true;
      return plain && boxFor(def.element, undefined)?.kind.match(/words|choice|day/)
        ? { kind: "lines", optional }
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Words that are parsed take marks; a plain string does not. */
function takesMarks(schema: z.core.$ZodType, value: unknown): boolean {
  const def = defOf(schema);
  if (def.type === "optional") return takesMarks(def.innerType, value);
  if (def.type === "union") return takesMarks(optionFor(def, value), value);
  if (def.type === "array") return takesMarks(def.element, undefined);
  return def.type === "pipe" && roles.has(schema as z.ZodType);
}

/** What an entry is called in a list: its first words. */
function titleOf(value: unknown): string {
  if (typeof value === "string") return shorten(withoutMarks(value));
  if (typeof value !== "object" || value === null) return "";
  return headingOf(value) || titleOf(Object.values(value).find((words) => /string|object/.test(typeof words)));
}

function headingOf(value: unknown): string {
  const { title, name, heading, days, label } = value as Record<string, unknown>;
  const own = [title, heading, name, days, label].find((words) => typeof words === "string");
  return own === undefined ? "" : titleOf(own);
}

const shorten = (words: string) => (words.length > 70 ? `${words.slice(0, 69)}…` : words);

/** Words as an owner reads them: “{mantra}” is shown as “mantra”, a link as its words. */
export const withoutMarks = (words: string): string =>
  words
    .replace(/\[@[^\]]*\]/g, "")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/\{([^},]*)[^}]*\}/g, (_, name: string) => name.replaceAll("-", " "))
    .replace(/\*+/g, "")
    .trim();

const fileNames: Record<string, string> = {
  site: "Name, hours and menus",
  labels: "Words on buttons and headings",
  messages: "Messages to visitors",
  "owner-facts": "Prices, dates, place, teacher",
  "urgent-signs": "Signs that need help",
  rules: "Rules about health",
  confirmations: "What a person has checked",
  glossary: "Sanskrit glossary",
};

export function nameOfFile(content: Content, file: string): string {
  const page = content.paths.find((path) => pageFile(path) === file);
  if (page) return `Page “${withoutMarks(String(content.page(page).title))}”`;
  const name = basename(file).replace(/\.\w+$/, "");
  return fileNames[name] ?? labelOf(name);
}

/** Where a field is, for a person: “Page “About us” › Our story › Body 3”. */
export function nameOfPlace(content: Content, file: string, field: string): string {
  const steps = stepsOf(field);
  const names = steps.flatMap((step, i) => {
    const inner = valueIn(content.files.get(file)?.value, steps.slice(0, i + 1));
    const heading = typeof inner === "object" && inner !== null && !Array.isArray(inner) ? headingOf(inner) : "";
    if (heading) return heading;
    const list = steps[i - 1];
    if (typeof step === "number") return typeof list === "string" ? `${labelOf(list)} ${step + 1}` : [];
    return typeof steps[i + 1] === "number" ? [] : labelOf(step);
  });
  return [...new Set([nameOfFile(content, file), ...names])].join(" › ");
}
