// The floor: the same build, served by the same server with the same headers, but with every script taken out of its pages.
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { startSite } from "#server/site-server.ts";

/** The page without any script and without what fetches one ahead of time. All else stays, byte for byte. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b[^>]*>/gi, (link) => (fetchesScript(link) ? "" : link));
}

function fetchesScript(link: string): boolean {
  const relation = /\brel="?([^"\s>]+)/i.exec(link)?.[1]?.toLowerCase();
  const as = /\bas="?([^"\s>]+)/i.exec(link)?.[1]?.toLowerCase();
  if (relation === "modulepreload") return true;
  return (
    (relation === "preload" || relation === "prefetch") && (as === "script" || /\bhref="?[^"\s>]+\.m?js\b/i.test(link))
  );
}

/** Serves a copy of the built site without its scripts. */
export async function startFloor({ port }: { port: number }) {
  mkdirSync(".cache", { recursive: true });
  const home = mkdtempSync(join(".cache", "floor-"));
  const remove = () => rmSync(home, { recursive: true, force: true });
  process.once("exit", remove);
  copyWithoutScripts("build", home);
  const site = await startSite({ port, folder: home });
  return {
    address: site.address,
    close() {
      void site.close();
      remove();
    },
  };
}

function copyWithoutScripts(from: string, to: string) {
  for (const name of readdirSync(from, { recursive: true, encoding: "utf8" })) {
    const source = join(from, name);
    if (statSync(source).isDirectory() || /\.html\.(br|gz)$/.test(name)) continue;
    const target = join(to, name);
    mkdirSync(dirname(target), { recursive: true });
    if (name.endsWith(".html")) writePacked(target, withoutScripts(readFileSync(source, "utf8")));
    else linkOrCopy(source, target);
  }
}

/** Packed as the build packs, so that only the scripts make the difference. */
function writePacked(path: string, html: string) {
  const content = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(path, content);
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

/** Sound and pictures are large: a second name for the same file is enough. */
function linkOrCopy(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}
