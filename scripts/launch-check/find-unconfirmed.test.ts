import { expect, test } from "vitest";
import { findUnconfirmed } from "#scripts/launch-check/find-unconfirmed.ts";

const find = (source: string) => findUnconfirmed("site.ts", source);

test("a mark is found with its line, field, value and need", () => {
  expect(find('export const site = {\n  mail: unconfirmed("a@b.example", "The mail address."),\n} as const;')).toEqual([
    { line: 2, field: "site.mail", value: '"a@b.example"', needs: "The mail address." },
  ]);
});

test("a field deep in lists and quoted names is named in full", () => {
  const source = `
    const needs = "A real story.";
    export const testimonials = { "teacher-training": { sample: unconfirmed(true, needs) } } satisfies object;
    export const page: PageContent = { sections: [{ kind: "a" }, { list: [unconfirmed(1 + 1, "A sum.")] }] };`;
  expect(find(source)).toMatchObject([
    { field: "testimonials.teacher-training.sample", value: "true", needs: "A real story." },
    { field: "page.sections[1].list[0]", value: "1 + 1", needs: "A sum." },
  ]);
});

test("a whole list under one mark is shown by its length", () => {
  expect(find('export const videos: readonly Video[] = unconfirmed([{}, {}], "The choice.")')).toMatchObject([
    { field: "videos", value: "a list of 2" },
  ]);
});

test("a mark inside a mark is found too", () => {
  expect(find('const a = unconfirmed({ b: unconfirmed("", "Inner.") }, "Outer.")')).toMatchObject([
    { field: "a", needs: "Outer." },
    { field: "a.b", value: '""', needs: "Inner." },
  ]);
});

test("comments, strings and the definition itself are no marks", () => {
  expect(
    find('// unconfirmed(1, "x")\nconst a = "unconfirmed(1)";\nexport function unconfirmed(value, _needs) {}'),
  ).toEqual([]);
});
