import { basename, dirname } from "node:path";
import { build, type Rolldown } from "vite";
import { contentPlugin } from "#app/content/read/content-plugin.ts";
import { browsers } from "#postbuild/target-browsers.ts";

const settings = { configFile: false, publicDir: false, logLevel: "warn" } as const;

/** Bundles a module into one minified script, for inlining or for a worker. */
export async function bundleScript(entry: string): Promise<string> {
  const result = (await build({
    ...settings,
    build: { write: false, target: browsers, rollupOptions: { input: entry, output: { format: "iife" } } },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}

/** A server as one file. It needs Node and nothing else, except that SQLite's native module stays outside. */
export async function bundleServer(entry: string, file: string) {
  await build({
    ...settings,
    plugins: [contentPlugin],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: dirname(file),
      emptyOutDir: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: basename(file), codeSplitting: false } },
    },
  });
}
