import { build, type Rolldown } from "vite";
import { browsers } from "#postbuild/target-browsers.ts";

/** Bundles a module into one minified script, for inlining or for a worker. */
export async function bundleScript(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { write: false, target: browsers, rollupOptions: { input: entry, output: { format: "iife" } } },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}
