import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildFolder } from "../build-output.ts";

test("nothing of the editor, the schema or the YAML reader is in the build", () => {
  const traces = ["__editor", "site-editor", "ZodError", "YAMLParseError", "\u2061"];
  const names = readdirSync(buildFolder, { recursive: true, encoding: "utf8" });
  const scripts = names.filter((name) => /\.(html|js|data)$/.test(name));
  expect(scripts.length).toBeGreaterThan(50);
  for (const name of scripts) {
    const text = readFileSync(`${buildFolder}/${name}`, "utf8");
    for (const trace of traces) expect.soft(text.includes(trace), `${trace} in ${name}`).toBe(false);
  }
});
