import type { Plugin } from "vite";
import { Content } from "#app/content/read/content.ts";

const loader = /^import \{ contentOf \} from "#app\/content\/load\.ts";\n/m;
const call = /\bcontentOf\("(\w+)"\)/g;

/** Replaces each contentOf() call with its value and reloads on changes to YAML. */
export const contentPlugin: Plugin = {
  name: "content",
  enforce: "pre",
  transform(code, id) {
    const content = new Content();
    return fillContent(code, id, (name) => content[name]);
  },
  configureServer: ({ watcher, ws, environments }) => {
    // The editor updates the page itself, without a reload.
    if (process.env["EDITING"]) return;
    watcher.add("content").on("all", (_event, file) => {
      if (!file.endsWith(".yaml")) return;
      for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
      ws.send({ type: "full-reload" });
    });
  },
};

export function fillContent(code: string, id: string, valueOf: (name: keyof Content) => unknown) {
  if (!loader.test(code) || !id.includes("/app/content/")) return;
  const filled = code.replace(loader, "").replace(call, (_, name) => `(${toSource(valueOf(name as keyof Content))})`);
  return { code: filled, map: null };
}

/** JavaScript that evaluates to the same value: JSON, except that message templates are functions. */
function toSource(value: unknown): string {
  if (typeof value === "function") return String((value as unknown as { source: string }).source);
  if (Array.isArray(value)) return `[${value.map(toSource).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${toSource(inner)}`);
  return `{${fields.join()}}`;
}
