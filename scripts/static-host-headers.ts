import { readFileSync } from "node:fs";

/** What the _headers file of static hosts says for one address: an address in the first column, its headers below. */
export function readStaticHostHeaders(path: string): Headers {
  const headers = new Headers();
  for (const block of readFileSync("build/client/_headers", "utf8").trim().split(/\n\n+/)) {
    const [pattern = "", ...lines] = block.split("\n");
    if (pattern !== path && !(pattern.endsWith("*") && path.startsWith(pattern.slice(0, -1)))) continue;
    for (const line of lines) {
      const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line)!;
      headers.append(name!, value!);
    }
  }
  return headers;
}
