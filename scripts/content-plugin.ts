import type { Plugin } from "vite";
import { Content } from "#app/content/read/content.ts";

const loader = /^import \{ contentOf \} from "#app\/content\/load\.ts";\n/m;
const call = /\bcontentOf\("(\w+)"\)/g;

/** Replaces each contentOf() call with its value and reloads on changes to YAML. */
export const contentPlugin: Plugin = {
  name: "content",
  enforce: "pre",
  transform(code, id) {
    if (!loader.test(code) || !id.includes("/app/content/")) return;
    const content = new Content();
    const filled = code
      .replace(loader, "")
      .replace(call, (_, name: string) => `(${toSource(content[name as keyof Content])})`);
    return { code: filled, map: null };
  },
  configureServer: ({ watcher, ws, environments }) => {
    watcher.add("content").on("all", (_event, file) => {
      if (!file.endsWith(".yaml")) return;
      for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
      ws.send({ type: "full-reload" });
    });
  },
};

/** JavaScript that evaluates to the same value: JSON, except that message templates are functions. */
function toSource(value: unknown): string {
  if (typeof value === "function") return String((value as unknown as { source: string }).source);
  if (Array.isArray(value)) return `[${value.map(toSource).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${toSource(inner)}`);
  return `{${fields.join()}}`;
}
