import { expect, test } from "vitest";
import { pages } from "#app/content/pages/index.ts";
import { plain } from "#app/content/text.ts";
import { textsOf } from "#app/page/page-texts.ts";
import { specPages } from "../../tests/built/spec-table.ts";

// "5-10" may be read aloud as a date or a score. The specification's own words and the durations of services stay.
test.each(specPages.filter(({ address }) => address !== "/404"))(
  "a range on $address is written with “to”, unless it is specified",
  (spec) => {
    const specified = JSON.stringify(spec);
    const texts = textsOf(pages[spec.address as keyof typeof pages]).filter(({ key }) => key !== "duration");
    const ranges = texts.flatMap(({ field, text }) =>
      [...plain(text).matchAll(/(?<![-\d])\d+[-–]\d+(?![-\d])/g)].map(([range]) => ({ field, range })),
    );
    expect(ranges.filter(({ range }) => !specified.includes(range))).toEqual([]);
  },
);
