import { expect, test } from "vitest";
import { readHtml } from "../build-output.ts";
import { builtPage, everyFile, headingsOf } from "./built-page.ts";

// Problems that only screen-reader users notice.

test("no two words are spoken as one", () => {
  for (const address of everyFile) {
    // React separates neighbouring texts by comments; screen readers drop a space that is alone beside one.
    const body = readHtml(address)
      .replace(/^.*<body/s, "<body")
      .replace(/<(script|style|template)\b.*?<\/\1>/gs, "");
    const dropped = body.match(/.{0,60}(?:<!-- --> (?:<!-- -->|<)|> <!-- -->).{0,40}/gs) ?? [];
    expect(dropped, address).toEqual([]);
  }
});

test("no two headings of a page sound alike", () => {
  for (const address of everyFile) {
    const { main } = builtPage(address);
    // The parts of every session have the same headings, each under the name of its session.
    if (main.querySelector("audio")) continue;
    const headings = headingsOf(main);
    expect(
      headings.filter((heading, i) => headings.indexOf(heading) !== i),
      address,
    ).toEqual([]);
  }
});
