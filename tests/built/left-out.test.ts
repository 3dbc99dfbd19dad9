import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { inboxToasts } from "#app/content/content.ts";
import { isCompressible } from "#server/file-types.ts";
import { buildFolder } from "../build-output.ts";

const names = readdirSync(buildFolder, { recursive: true, encoding: "utf8" });
const texts = names.filter((name) => isCompressible(name.replace(/\.gz$/, "")));

// By specification the default build sends nothing. tests/inbox/ has the build that does.
const inbox = ["/api/", inboxToasts.contact.notSent.title, inboxToasts.newsletter.requested.title, "Leave this empty"];
const editor = ["__editor", "site-editor", "ZodError", "YAMLParseError", "\u2061"];

test("no file of the default build has a trace of the inbox, the editor, the schema or the YAML reader", () => {
  expect(texts.length).toBeGreaterThan(100);
  for (const name of texts) {
    const bytes = readFileSync(`${buildFolder}/${name}`);
    const text = (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
    for (const trace of [...inbox, ...editor]) expect(text.includes(trace), `${trace} in ${name}`).toBe(false);
  }
});
