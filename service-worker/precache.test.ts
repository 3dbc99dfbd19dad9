import { expect, test } from "vitest";
import { decodePrecache, encodePrecache, type TextFile } from "./precache.ts";

const style = "<style>.a { color: red }</style>";
const page = (text: string, policy: string): TextFile => ({
  headers: { "Content-Type": "text/html", "X-Frame-Options": "DENY", Policy: policy },
  body: `<!DOCTYPE html><head>${style}</head><body><header>Ω & “नाद” 🕉️</header><main>${text}</main></body>`,
});
const files: Record<string, TextFile> = {
  "/": page("Home", "p1"),
  "/about": page("About <section>one</section><section>one</section>", "p1"),
  "/faq": page("Questions", "p2"),
  "/audio/a.vtt": { headers: { "Content-Type": "text/vtt" }, body: "<style>\n" },
  "/audio/b.vtt": { headers: { "Content-Type": "text/vtt" }, body: "" },
};

test("decoding restores every body and header", () => {
  const precache = encodePrecache(files, {});
  expect(Object.fromEntries(decodePrecache(JSON.parse(JSON.stringify(precache))))).toEqual(files);
});

test("shared fragments and headers are stored once", () => {
  const precache = JSON.stringify(encodePrecache({ "/": files["/"]!, "/about": files["/about"]! }, {}));
  expect(precache.split(style)).toHaveLength(2);
  expect(precache.split("X-Frame-Options")).toHaveLength(2);
});
