import { expect, test } from "vitest";
import { fieldIn, fieldName, parentOf, stepsOf } from "#app/content/field-path.ts";

test.each<[string, (string | number)[]]>([
  ["", []],
  ["title", ["title"]],
  ["sections[2].body[0]", ["sections", 2, "body", 0]],
  ["yoga-classes.price", ["yoga-classes", "price"]],
])("“%s” and its steps say the same", (field, steps) => {
  expect(fieldName(steps)).toBe(field);
  expect(stepsOf(field)).toEqual(steps);
});

test("a field is in its parent", () => {
  expect(parentOf("sections[2].body[0]")).toBe("sections[2].body");
  expect(parentOf("title")).toBe("");
  expect(fieldIn(parentOf("sections[2]"), 2)).toBe("sections[2]");
});
