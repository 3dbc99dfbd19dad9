// The site's own settings with one plugin more, which writes down what the bundler has put where and stops before any file is.
import { mkdirSync, writeFileSync } from "node:fs";
import { mergeConfig, type Plugin } from "vite";
import site from "../vite.config.ts";
import { drawTable } from "./table.ts";
import { shareOfModules, type ModuleShare } from "./source-share.ts";
import { treemapPage } from "./treemap-page.ts";
import { brotliCompressSync } from "node:zlib";

const noMap = { sources: [], mappings: "", names: [] };
const folder = ".cache/treemap";

const treemap: Plugin = {
  name: "treemap",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle)
        .filter((file) => file.type === "chunk")
        .map(({ fileName, code, map }) => ({
          name: fileName.replace("assets/", ""),
          packed: brotliCompressSync(code).length,
          bytes: Buffer.byteLength(code),
          modules: shareOfModules(code, map ?? noMap),
        }))
        .sort((a, b) => b.packed - a.packed);
      report(chunks);
      process.exit(0);
    },
  },
};

export default mergeConfig(site, { plugins: [treemap], build: { sourcemap: "hidden", emptyOutDir: false } });

export type Chunk = { name: string; packed: number; bytes: number; modules: ModuleShare[] };

function report(chunks: readonly Chunk[]) {
  for (const { name, packed, bytes, modules } of chunks) {
    const heading = `${name}: ${(packed / 1000).toFixed(1)} kB packed, ${(bytes / 1000).toFixed(1)} kB plain`;
    const rows = modules.slice(0, 12).map((module) => [module.name, String(module.bytes)]);
    const rest = modules.slice(12).reduce((sum, module) => sum + module.bytes, 0);
    if (rest > 0) rows.push([`${modules.length - 12} more`, String(rest)]);
    console.log(`\n${drawTable([heading, "bytes"], rows)}`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/treemap.html`, treemapPage(chunks));
  console.log(`\nDrawn in ${folder}/treemap.html.`);
}
