import { expect, test } from "@playwright/test";
import { headingsOf, readBuiltPage } from "./built-page.ts";
import { builtAddresses, notFoundFile, readHtml } from "./built-site.ts";

// Reads the built files: what a listener would stumble over and no eye can see.
test("no two words are heard as one", () => {
  for (const address of [...builtAddresses, notFoundFile]) {
    const body = readHtml(address)
      .replace(/^.*<body/s, "<body")
      .replace(/<(script|style|template)\b.*?<\/\1>/gs, "");
    // React parts neighbouring texts by a comment; a space left alone beside one is dropped from the spoken text.
    const dropped = body.match(/.{0,60}(?:<!-- --> (?:<!-- -->|<)|> <!-- -->).{0,40}/gs) ?? [];
    expect.soft(dropped, address).toEqual([]);
  }
});

test("no two headings of a page sound alike", () => {
  for (const address of builtAddresses) {
    const { main } = readBuiltPage(address);
    // The parts of every session are the same, each under the name of its session.
    if (main.includes("<audio")) continue;
    const headings = headingsOf(main);
    const twins = headings.filter((heading, i) => headings.indexOf(heading) !== i);
    expect.soft(twins, address).toEqual([]);
  }
});
