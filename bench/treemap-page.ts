import type { Chunk } from "./treemap.vite.ts";

/** One page without scripts: a bar for each script, as long as it is heavy, cut into its modules. */
export function treemapPage(chunks: readonly Chunk[]): string {
  const heaviest = Math.max(...chunks.map(({ bytes }) => bytes));
  const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(2);
  const bars = chunks.map(({ name, packed, bytes, modules }) => {
    const parts = modules.map(
      (module, i) =>
        `<i style="flex:${module.bytes};background:hsl(${(i * 47) % 360} 45% 78%)" title="${escape(module.name)}: ${module.bytes} bytes">${escape(module.name)} ${module.bytes}</i>`,
    );
    return `<h2>${escape(name)}: ${packed} bytes packed, ${bytes} plain</h2><div style="width:${percent(bytes, heaviest)}%">${parts.join("")}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>What is in each script</title>
<style>body{font:14px system-ui;margin:2rem}h2{font-size:1rem}div{display:flex;height:5rem;min-width:2rem}i{overflow:hidden;font-style:normal;font-size:11px;border:1px solid #fff;min-width:1px;word-break:break-all}</style>
<h1>What is in each script</h1>${bars.join("\n")}</html>\n`;
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
