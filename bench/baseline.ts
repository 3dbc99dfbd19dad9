// The baseline: the same build on the same server with the same headers, but without any script in its pages.
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

/** Removes scripts and their preloads from a page, and changes nothing else. */
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

/** Starts a copy of the server and the built site, inside the project so that the server finds its packages. */
export async function startBaseline({ port }: { port: number }) {
  mkdirSync(".cache", { recursive: true });
  const home = mkdtempSync(join(".cache", "baseline-"));
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
    if (name.endsWith(".html")) writeCompressed(target, withoutScripts(readFileSync(source, "utf8")));
    else linkOrCopy(source, target);
  }
}

/** Compressed like the real build, so that only the scripts make a difference. */
function writeCompressed(path: string, html: string) {
  const content = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(path, content);
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

/** Audio and images are large, so they are hard-linked where possible. */
function linkOrCopy(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}
