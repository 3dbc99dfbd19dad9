import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const doc = readFileSync("docs/accessibility.md", "utf8");

/** All criteria of levels A and AA in WCAG 2.2, and the AAA criteria that the site also meets. */
const criteria = [
  ...["1.1.1", "1.2.1", "1.2.2", "1.2.3", "1.2.4", "1.2.5", "1.3.1", "1.3.2", "1.3.3", "1.3.4", "1.3.5"],
  ...["1.4.1", "1.4.2", "1.4.3", "1.4.4", "1.4.5", "1.4.6", "1.4.8", "1.4.10", "1.4.11", "1.4.12", "1.4.13"],
  ...["2.1.1", "2.1.2", "2.1.4", "2.2.1", "2.2.2", "2.3.1", "2.4.1", "2.4.2", "2.4.3", "2.4.4", "2.4.5", "2.4.6"],
  ...["2.4.7", "2.4.9", "2.4.10", "2.4.11", "2.4.13", "2.5.1", "2.5.2", "2.5.3", "2.5.4", "2.5.5", "2.5.7", "2.5.8"],
  ...["3.1.1", "3.1.2", "3.1.3", "3.1.4", "3.2.1", "3.2.2", "3.2.3", "3.2.4", "3.2.5", "3.2.6"],
  ...["3.3.1", "3.3.2", "3.3.3", "3.3.4", "3.3.6", "3.3.7", "3.3.8", "4.1.2", "4.1.3"],
];

test("the accessibility list has one row for each criterion, and no other", () => {
  expect([...doc.matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, number]) => number)).toEqual(criteria);
});

test("every test that the accessibility list names exists, with the words that it is named by", () => {
  const named = doc.split("\n").flatMap((row) => {
    let file = "";
    // Words in quotation marks belong to the file before them.
    return [...row.matchAll(/`((?:tests|app|scripts)\/[\w/.-]+)`|"([^"]+)"/g)].map(([, path, title]) => {
      file = path ?? file;
      return { file, title };
    });
  });
  const inTests = named.filter(({ file }) => /\.ts$/.test(file));
  expect(inTests.length).toBeGreaterThan(criteria.length / 2);
  for (const { file, title = "" } of inTests) {
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, "utf8"), `${file}: ${title}`).toContain(title);
  }
});
