import type { Inline, Text } from "#app/content/text.ts";

/** Where a text stands: `field` is its whole path ("sections[2].body[0]"), `key` the last name on it ("body"). */
export type Place = { field: string; key: string };
export type VisitText = (text: Text, place: Place) => Text;

/**
 * The order in which a reader meets the fields of one object, whatever order the writer typed them in. A field that
 * is not listed (the list of cards, of practices, of pairs) comes after these, as written.
 */
const readingOrder = [
  ...["title", "subtitle", "description", "heading", "subheading", "intro", "gist", "caption", "columns", "rows"],
  ...["when", "term", "meaning", "say", "roman", "devanagari", "source", "quoted", "about", "trials"],
  ...["myth", "fact", "question", "answer", "quote", "by", "year", "study", "summary", "value", "label"],
  ...["hours", "text", "daily", "conditions", "benefits", "includes", "takes", "features", "duration", "action"],
  ...["amount", "caution", "steps", "helpful", "avoid", "instead"],
];

/** Fields that steer the drawing; nobody reads them. */
const notText = new Set([
  ...["kind", "id", "family", "picture", "icon", "level", "to", "href", "testimonials", "reviewed", "lastUpdated"],
]);

/** Fields that hold a list of texts, and how deep. An array in any other field is one text made of parts. */
const listDepth: Record<string, number> = {
  ...{ gist: 1, body: 1, answer: 1, bullets: 1, numbered: 1, steps: 1, avoid: 1, helpful: 1 },
  ...{ includes: 1, features: 1, conditions: 1, columns: 1, rows: 2 },
};

const inlineKinds = new Set(["em", "strong", "link", "outside", "term", "cite"]);

/** A copy of the value in which every text went through `visit`, in reading order. The key of a study counts as one. */
export function mapTexts<T>(value: T, visit: VisitText): T {
  return mapValue(value, visit, { field: "", key: "" }, 0) as T;
}

/** Every text of the value in reading order, without the keys of studies. */
export function textsOf(value: unknown): (Place & { text: Text })[] {
  const texts: (Place & { text: Text })[] = [];
  mapTexts(value, (text, place) => {
    if (place.key !== "study") texts.push({ ...place, text });
    return text;
  });
  return texts;
}

function mapValue(value: unknown, visit: VisitText, place: Place, depth: number): unknown {
  if (typeof value === "string") return visit(value, place);
  if (Array.isArray(value)) {
    if (depth === 0 && isRichText(value)) return visit(value, place);
    const inner = Math.max(0, depth - 1);
    return value.map((entry, i) => mapValue(entry, visit, { ...place, field: `${place.field}[${i}]` }, inner));
  }
  if (typeof value !== "object" || value === null) return value;
  const mapped: Record<string, unknown> = {};
  for (const [key, inner] of inReadingOrder(value)) {
    const field = place.field ? `${place.field}.${key}` : key;
    mapped[key] = notText.has(key)
      ? structuredClone(inner)
      : mapValue(inner, visit, { field, key }, listDepth[key] ?? 0);
  }
  return mapped;
}

function inReadingOrder(object: object): [string, unknown][] {
  const rank = (key: string) => (readingOrder.includes(key) ? readingOrder.indexOf(key) : readingOrder.length);
  return Object.entries(object).sort(([a], [b]) => rank(a) - rank(b));
}

function isRichText(value: readonly unknown[]): value is readonly Inline[] {
  return (
    value.length > 0 &&
    value.every((part) => {
      if (typeof part === "string") return true;
      return typeof part === "object" && part !== null && "kind" in part && inlineKinds.has(String(part.kind));
    })
  );
}
