import { basename, dirname } from "node:path";
import type { Plugin } from "vite";
import { content, Content, generatedFiles, sharedFiles } from "#app/content/read/content.ts";

let current = content;

/** Gives the browser the content as JSON, and reloads the page when a file of it changes. */
export const contentPlugin: Plugin = {
  name: "content",
  enforce: "pre",
  load: (id) => contentModule(id, (name) => current[name]),
  configureServer: ({ watcher, ws, environments }) => {
    // The editor updates the page itself, without a reload.
    if (process.env["EDITING"]) return;
    watcher.add("content").on("all", (_event, file) => {
      if (!/\.(yaml|json)$/.test(file)) return;
      current = new Content();
      for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
      ws.send({ type: "full-reload" });
    });
  },
};

const pageExports = ["pages", "currentReviews"] as const;
const modules: Record<string, readonly Name[]> = {
  "content.ts": sharedFiles,
  "sessions.ts": generatedFiles,
  "pages.ts": pageExports,
};
type Name = (typeof sharedFiles | typeof generatedFiles | typeof pageExports)[number];

/**
 * The source of a module of app/content whose exports are content. Each value is a module of its own, so that the browser
 * loads only what an island uses.
 */
export function contentModule(id: string, valueOf: (name: Name) => unknown): string | undefined {
  const [file = "", name] = id.split("?");
  if (dirname(file) !== dirname(import.meta.dirname)) return undefined;
  const names: readonly Name[] | undefined = modules[basename(file)];
  if (!names) return undefined;
  if (name) return `export default ${JSON.stringify(valueOf(name as Name))};`;
  return names.map((name) => `export { default as ${name} } from "./${basename(file)}?${name}";`).join("\n");
}
