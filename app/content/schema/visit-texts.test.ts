import { expect, test } from "vitest";
import { z } from "zod";
import { line } from "#app/content/schema/fields.ts";
import { textsOf } from "#app/content/schema/visit-texts.ts";

test("a schema type whose texts would be skipped is rejected", () => {
  const schema = z.strictObject({ names: z.set(line()) });
  expect(() => textsOf(schema, { names: new Set(["One"]) })).toThrow("names: texts inside a schema of type set");
});
