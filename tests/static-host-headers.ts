import { readFileSync } from "node:fs";
import { matchesPattern } from "#server/headers.ts";

/** What the _headers file of static hosts says for one address: an address in the first column, its headers below. */
export function readStaticHostHeaders(path: string): Headers {
  const headers = new Headers();
  for (const block of readFileSync("build/client/_headers", "utf8").trim().split(/\n\n+/)) {
    const [pattern = "", ...lines] = block.split("\n");
    if (!matchesPattern(pattern, path)) continue;
    for (const line of lines) {
      const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line)!;
      headers.append(name!, value!);
    }
  }
  return headers;
}
