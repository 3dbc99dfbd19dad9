import { build, type Rolldown } from "vite";
import { browsers } from "#postbuild/target-browsers.ts";

/** One of our modules with all it imports, as one small script: to stand inside a page, or to be a worker. */
export async function bundleScript(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { write: false, target: browsers, rollupOptions: { input: entry, output: { format: "iife" } } },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}
