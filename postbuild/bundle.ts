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

/** Our own server as one file. It needs Node and nothing else, except that SQLite's native module stays outside. */
export async function bundleServer(folder: string) {
  await build({
    ...settings,
    plugins: [contentPlugin],
    ssr: { noExternal: true },
    build: {
      ssr: "server/main.ts",
      outDir: folder,
      emptyOutDir: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "site-server.mjs", codeSplitting: false } },
    },
  });
}
