// Makes what the site needs to be read without a line: the pack of all words, and the service worker that knows it.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { receivesMessages } from "#app/content/inbox.ts";
import { markOf } from "#offline/mark.ts";
import { packUp, type Sound, type Text } from "#offline/pack.ts";
import { blocksOf, blockSpan } from "#offline/ranges.ts";
import { bundleScript } from "#postbuild/bundle-script.ts";

/** What is kept on a visitor's device: words by address, the list of the shell, and by what to know the sounds. */
export type KeptSite = {
  texts: Record<string, Text>;
  shell: string[];
  sounds: Record<string, Sound>;
};

/** Reads the built folder. Pages get the headers that the server would send with them. */
export async function readKeptSite(folder: string, ofPages: Record<string, string>): Promise<KeptSite> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll("\\", "/")).sort();
  const texts: Record<string, Text> = {};
  const sounds: Record<string, Sound> = {};
  for (const name of names) {
    const kind = kinds.find(({ names }) => names.test(name));
    if (kind) {
      const address = `/${name}`.replace(/\.html$/, "").replace(/^\/index$/, "/");
      const headers = { "Content-Type": kind.type, ...(kind.type === html && ofPages) };
      texts[address] = { headers, body: await readFile(join(folder, name), "utf8") };
    }
    if (/^audio\/.*\.mp3$/.test(name)) sounds[`/${name}`] = await knowSound(join(folder, name));
  }
  return { texts, shell: names.filter(isShell).map((name) => `/${name}`), sounds };
}

const html = "text/html;charset=utf-8";
const kinds = [
  { names: /^(frames\/)?[^/]*\.html$/, type: html },
  { names: /^[^/]*\.data$/, type: "text/x-script;charset=utf-8" },
  // A page's hydration module repeats the page's text, which compresses to next to nothing beside it.
  { names: /^assets\/hydrate-.*\.js$/, type: "text/javascript;charset=utf-8" },
  { names: /^audio\/(?!.*\.chapters).*\.vtt$/, type: "text/vtt;charset=utf-8" },
];

/** Scripts, letters and signs; not pictures. */
const isShell = (name: string) => /^assets\/(?!hydrate-).*\.(js|css|woff2)$|^[^/]*\.(svg|ico|webmanifest)$/.test(name);

async function knowSound(file: string): Promise<Sound> {
  const content = await readFile(file);
  const bytes = content.length;
  const marks = Array.from({ length: blocksOf(bytes) }, (_, block) => {
    const { start, end } = blockSpan(block, bytes);
    return markOf(new Uint8Array(content.subarray(start, end)));
  });
  return { bytes, version: hashOf(content), marks: (await Promise.all(marks)).join("") };
}

/** The files to be served, by address. The same site always gives the same files, and so no update. */
export async function offlineFiles({ texts, shell, sounds }: KeptSite): Promise<Record<string, string>> {
  const pack = JSON.stringify(packUp(texts, sounds));
  const code = await bundleScript("offline/worker.ts");
  const untouched = ["/sw.js", ...(receivesMessages ? ["/api/"] : [])];
  const facts = { untouched, pack: `/assets/offline-${hashOf(pack)}.json`, shell };
  const id = hashOf(JSON.stringify(facts) + code);
  return { [facts.pack]: pack, "/sw.js": `const BUILD=${JSON.stringify({ id, ...facts })};${code}` };
}

/** The worker that takes itself away. */
export async function offlineOff(): Promise<Record<string, string>> {
  return { "/sw.js": await bundleScript("offline/off.ts") };
}

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 10);
