import { build } from "vite";
import { contentPlugin } from "#app/content/read/content-plugin.ts";

/** Our own server as one file. It needs Node and nothing else, except that SQLite's native module stays outside. */
export async function bundleServer(folder: string) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
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
