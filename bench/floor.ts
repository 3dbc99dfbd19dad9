import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { startSite } from "#server/site-server.ts";

/** Serves the floor: the same build with the same headers, without any script in its pages. */
export async function startFloor() {
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(join(".cache", "floor-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  cpSync("build", folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".html")) removeScripts(join(folder, name));
  return startSite({ port: 0, folder });
}

/** Compresses the page again like the build, so that only the scripts make a difference. */
function removeScripts(file: string) {
  const html = withoutScripts(readFileSync(file, "utf8"));
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
}

export function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>.*?<\/script>|<link\b[^>]*\bas="?script\b[^>]*>/gis, "");
}
