import { expect, test } from "vitest";
import { kindOf } from "./traffic.ts";

test.each([
  ["/about", "text/html", "html"],
  ["/assets/root-1a2b.js", "", "script"],
  ["/assets/root-1a2b.js?v=1", "text/javascript", "script"],
  ["/assets/fraunces.woff2", "", "font"],
  ["/pictures/hero.avif", "image/avif", "picture"],
  ["/audio/om.mp3", "audio/mpeg", "sound"],
  ["/assets/extra.css", "text/css", "style"],
  ["/site.webmanifest", "application/manifest+json", "other"],
])("%s of type %s counts as %s", (path, type, kind) => {
  expect(kindOf(`http://localhost:1${path}`, type)).toBe(kind);
});
