// Takes the router's scripts out of a built page. They become one module, loaded at the visitor's first sign of life.
import { createHash } from "node:crypto";

const scriptTag = /<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const preloadTag = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;

export type SleepingPage = { html: string; module: { address: string; code: string } };

/** `asleep` is the inline script that wakes the page: the same on every page, so that one policy fits all. */
export function putToSleep(
  html: string,
  { name, asleep, now, offline }: { name: string; asleep: string; now: boolean; offline: boolean },
): SleepingPage {
  const scripts = [...html.matchAll(scriptTag)].map(([, code]) => code!);
  const preloads = [...new Set([...html.matchAll(preloadTag)].map(([, address]) => address!))];
  if (scripts.length < 3 || preloads.length === 0)
    throw new Error(
      `postbuild/defer-scripts.ts: ${name} has not the scripts the router used to write. See how it writes them now.`,
    );
  const code = scripts.join("\n");
  const address = `/assets/wake-${name}-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
  const attributes = `data-wake="${address}" data-with="${preloads.join(" ")}"${now ? " data-now" : ""}${offline ? " data-offline" : ""}`;
  const awake = html.replace(scriptTag, "").replace(preloadTag, "");
  return {
    html: awake.replace("</body>", `<script ${attributes}>${asleep}</script></body>`),
    module: { address, code },
  };
}
