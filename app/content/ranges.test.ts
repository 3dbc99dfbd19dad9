import { expect, test } from "vitest";
import { pages } from "#app/content/pages/index.ts";
import { plain } from "#app/content/text.ts";
import { textsOf } from "#app/page/page-texts.ts";
import { specPages } from "../../tests/spec-table.ts";

// "5-10" may be heard as a date or a score; only the specification's own words are left as they are.
test.each(specPages.filter(({ address }) => address !== "/404"))(
  "a range on $address is written with “to”, unless it is specified",
  (spec) => {
    const specified = JSON.stringify(spec);
    const ranges = textsOf(pages[spec.address as keyof typeof pages]).flatMap(({ field, text }) =>
      [...plain(text).matchAll(/(?<![-\d])\d+[-–]\d+(?![-\d])/g)].map(([range]) => ({ field, range })),
    );
    expect(ranges.filter(({ range }) => !specified.includes(range))).toEqual([]);
  },
);
