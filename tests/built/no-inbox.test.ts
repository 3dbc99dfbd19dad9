import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { inboxToasts } from "#app/content/content.ts";
import { isCompressible } from "#server/file-types.ts";
import { buildFolder } from "../build-output.ts";

// By specification the default build sends nothing. tests/inbox/ has the build that does.
const traces = ["/api/", inboxToasts.contact.notSent.title, inboxToasts.newsletter.requested.title, "Leave this empty"];

test("no file of the default build has an endpoint, a toast or the honeypot of the inbox", () => {
  const names = readdirSync(buildFolder, { recursive: true, encoding: "utf8" });
  const texts = names.filter((name) => isCompressible(name.replace(/\.gz$/, "")));
  expect(texts.length).toBeGreaterThan(100);
  for (const name of texts) {
    const bytes = readFileSync(`${buildFolder}/${name}`);
    const text = (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
    for (const trace of traces) expect(text.includes(trace), `${trace} in ${name}`).toBe(false);
  }
});
