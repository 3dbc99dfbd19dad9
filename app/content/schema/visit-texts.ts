import type { z } from "zod";
import { fieldIn } from "#app/content/field-path.ts";
import type { Text } from "#app/content/text.ts";
import { roles, shownBy, type Role } from "#app/content/schema/fields.ts";

/** Where a text is: `field` is its whole path, such as "sections[2].body[0]". */
export type Place = { field: string; role: Role };
export type PlacedText = Place & { text: Text };
type Visit = (text: Text, place: Place) => unknown;
type Def = z.core.$ZodTypes["_zod"]["def"];

/**
 * A copy of a value in which every text went through `visit`, in reading order: the order of the fields in the schema.
 * The name of a study counts as a text, because the page shows that study.
 */
export function mapTexts(schema: z.core.$ZodType, value: unknown, visit: Visit, field = ""): unknown {
  const registered = roles.get(schema as z.ZodType);
  if (registered) return visit(value as Text, { field, role: registered.role });
  const shown = shownBy.get(schema as z.ZodType);
  if (shown) return mapTexts(shown, value, visit, field);
  const def = schema._zod.def as Def;
  const entry = (inner: z.core.$ZodType, i: number) =>
    mapTexts(inner, (value as unknown[])[i], visit, fieldIn(field, i));
  switch (def.type) {
    case "optional":
      return value === undefined ? undefined : mapTexts(def.innerType, value, visit, field);
    case "pipe":
      return mapTexts(def.in, value, visit, field);
    case "array":
      return Array.isArray(value) ? value.map((_, i) => entry(def.element, i)) : structuredClone(value);
    case "tuple":
      return def.items.map((item, i) => entry(item, i));
    case "object":
      return mapFields(Object.entries(def.shape), value as object, visit, field);
    case "record":
      return mapFields(
        Object.keys(value as object).map((key) => [key, def.valueType]),
        value as object,
        visit,
        field,
      );
    case "union":
      return mapTexts(optionFor(def, value), value, visit, field);
    case "string":
    case "number":
    case "boolean":
    case "literal":
      return structuredClone(value);
    default:
      throw new Error(`${field}: texts inside a schema of type ${def.type} would not be visited`);
  }
}

/** Every text of a value in reading order, without the names of studies. */
export function textsOf(schema: z.ZodType, value: unknown): PlacedText[] {
  const texts: PlacedText[] = [];
  mapTexts(schema, value, (text, place) => texts.push({ text, ...place }));
  return texts.filter(({ role }) => role !== "study");
}

function mapFields(fields: [string, z.core.$ZodType][], value: object, visit: Visit, field: string) {
  const entries = fields
    .filter(([key]) => key in value)
    .map(([key, schema]) => [key, mapTexts(schema, value[key as keyof typeof value], visit, fieldIn(field, key))]);
  return Object.fromEntries(entries) as object;
}

/**
 * Finds the union member a parsed value belongs to. Text is a string or an array; objects are matched by `kind` or by their
 * keys.
 */
export function optionFor({ options }: { options: readonly z.core.$ZodType[] }, value: unknown): z.core.$ZodType {
  const isText = typeof value !== "object" || Array.isArray(value);
  const fits = (option: z.core.$ZodType) => {
    let def = option._zod.def as Def;
    while (def.type === "pipe" && !roles.has(option as z.ZodType)) def = def.in._zod.def as Def;
    if (def.type !== "object") return isText;
    if (isText || value === null) return false;
    const kind = def.shape["kind"]?._zod.def as Def | undefined;
    if (kind?.type === "literal") return kind.values.includes((value as { kind: string }).kind);
    return Object.keys(value).every((key) => key in def.shape);
  };
  return options.find(fits) ?? options[0]!;
}
