import { expect, test } from "vitest";
import { packUp, unpack, type Text } from "./pack.ts";

const style = "<style>.a { color: red }</style>";
const page = (words: string, policy: string): Text => ({
  headers: { "Content-Type": "text/html", "X-Frame-Options": "DENY", Policy: policy },
  body: `<!DOCTYPE html><head>${style}</head><body><header>Ω & “नाद” 🕉️</header><main>${words}</main></body>`,
});
const texts: Record<string, Text> = {
  "/": page("Home", "p1"),
  "/about": page("About <section>one</section><section>one</section>", "p1"),
  "/faq": page("Questions", "p2"),
  "/about.data": { headers: { "Content-Type": "text/x-script" }, body: '[{"<style>":1}]\n' },
  "/empty.data": { headers: { "Content-Type": "text/x-script" }, body: "" },
};

test("what was packed comes out as it went in, word by word and header by header", () => {
  const pack = packUp(texts, {});
  expect(Object.fromEntries(unpack(JSON.parse(JSON.stringify(pack))))).toEqual(texts);
});

test("what pages share stands in the pack once", () => {
  const pack = JSON.stringify(packUp({ "/": texts["/"]!, "/about": texts["/about"]! }, {}));
  expect(pack.split(style)).toHaveLength(2);
  expect(pack.split("X-Frame-Options")).toHaveLength(2);
});
