import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("base64");

/** The hashes of what a page runs and styles inline. Data blocks such as JSON-LD are not run and need none. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\ssrc=|application\/ld\+json/.test(attributes!))
    .map(([, , code]) => sha256(code!));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => sha256(css!));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/** The toaster adds its style sheet while running: first empty, then whole. Taken from the installed package. */
export async function toasterStyleHashes(): Promise<string[]> {
  const source = await readFile(fileURLToPath(import.meta.resolve("sonner")), "utf8");
  const call = source.match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/);
  if (!call)
    throw new Error(
      'postbuild/inline-hashes.ts: sonner no longer inserts its style by __insertCSS("…"). Find its new way and hash that.',
    );
  return [sha256(""), sha256(JSON.parse(call[1]!) as string)];
}
