import type { Plugin } from "vite";
import { Content, contentPath } from "#app/content/read/content.ts";

const loader = /^import \{ contentOf \} from "#app\/content\/load\.ts";\n/m;
const call = /\bcontentOf\("(\w+)"\)/g;

/** Puts the content itself in place of every contentOf("…"), and shows changed words while developing. */
export const contentPlugin: Plugin = {
  name: "content",
  enforce: "pre",
  transform(code, id) {
    const content = new Content();
    const filled = fillContent(code, id, (name) => content[name]);
    for (const file of content.files.keys()) this.addWatchFile(contentPath(file));
    return filled;
  },
  configureServer: ({ watcher, ws, moduleGraph }) => {
    // The editor shows changed words without a reload.
    if (process.env["EDITING"]) return;
    watcher.add("content").on("change", (file) => {
      if (!file.endsWith(".yaml")) return;
      moduleGraph.invalidateAll();
      ws.send({ type: "full-reload" });
    });
  },
};

export function fillContent(code: string, id: string, valueOf: (name: keyof Content) => unknown) {
  if (!loader.test(code) || !id.includes("/app/content/")) return;
  const filled = code.replace(loader, "").replace(call, (_, name) => `(${toSource(valueOf(name as keyof Content))})`);
  return { code: filled, map: null };
}

/** JavaScript that makes the same value. JSON, but for the few words with gaps, which are functions. */
function toSource(value: unknown): string {
  if (typeof value === "function") return String((value as unknown as { source: string }).source);
  if (Array.isArray(value)) return `[${value.map(toSource).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${toSource(inner)}`);
  return `{${fields.join()}}`;
}
