import { expect, test } from "vitest";
import { readPage } from "#app/content/testing/read-page.ts";
import { countWords } from "#app/checks/count-words.ts";

const page = readPage(`gist:
  - Breathe *slowly* out.[@saper2017]
sections:
  - kind: quote
    heading: A hidden heading
    quote: Rest now.
    by: Anon
    picture: mala-linen
  - kind: comparison
    heading: Which one
    caption: A caption
    columns: [One, Two]
    rows:
      - [Row, "See [the answers](/faq)."]
  - kind: studies
    heading: Studies
    studies:
      - study: saper2017
        summary: It was fair.
next:
  - to: /faq
    why: Not counted.
  - to: /about
    why: Not counted.
`);

test("the words of banner, gist and sections are counted, and nothing that a reader does not see there", () => {
  // Title and subtitle 2 + 3, gist 3, quote 2 and its source 1, table 2 + 2 + 2 + 1 + 3, studies 1 + 3
  expect(countWords({ ...page, title: "Two words", subtitle: "Three more words" })).toBe(25);
});
