// Takes the router's scripts out of a prerendered page and puts them into one module, which the inline script loads on
// demand (app/before-hydration/defer-hydration.ts).
import { createHash } from "node:crypto";

const scriptTag = /<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const preloadTag = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;

export type DeferOptions = {
  name: string;
  /** The same on every page, so that one Content-Security-Policy fits all. */
  inlineScript: string;
  notFound: boolean;
  offline: boolean;
};

export function deferScripts(
  html: string,
  { name, inlineScript, notFound, offline }: DeferOptions,
): { html: string; module: { address: string; code: string } } {
  const scripts = [...html.matchAll(scriptTag)].map(([, code]) => code!);
  const preloads = [...new Set([...html.matchAll(preloadTag)].map(([, address]) => address!))];
  if (scripts.length < 3 || preloads.length === 0)
    throw new Error(
      `postbuild/defer-scripts.ts: ${name} lacks the scripts that the router used to write. Adapt the patterns to its new output.`,
    );
  const code = scripts.join("\n");
  const address = `/assets/hydrate-${name}-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
  const attributes = `data-module="${address}" data-preload="${preloads.join(" ")}"${notFound ? " data-not-found" : ""}${offline ? " data-offline" : ""}`;
  return {
    html: html
      .replace(scriptTag, "")
      .replace(preloadTag, "")
      .replace("</body>", () => `<script ${attributes}>${inlineScript}</script></body>`),
    module: { address, code },
  };
}
