import { build, pagesName, picturesName, shellName, soundName } from "./build.ts";
import { unpack, type Pack } from "./pack.ts";
import { soundsKey, sounds } from "./sound.ts";

/** All or nothing: a build of which one file does not come is not installed, and the one before goes on. */
export async function install() {
  try {
    await keepWords();
    await keepShell();
  } catch (error) {
    await Promise.all([caches.delete(pagesName), caches.delete(shellName)]);
    throw error;
  }
}

async function keepWords() {
  const pack = (await (await get(build.pack)).json()) as Pack;
  const pages = await caches.open(pagesName);
  const shell = await caches.open(shellName);
  for (const [address, { headers, body }] of unpack(pack)) {
    await (isNamed(address) ? shell : pages).put(address, new Response(body, { headers }));
  }
  await pages.put(soundsKey, new Response(JSON.stringify(pack.sounds)));
}

/** One after another: the visitor's own requests go first. */
async function keepShell() {
  const shell = await caches.open(shellName);
  for (const address of build.shell) {
    // What the build before has kept need not be asked for again.
    const kept = isNamed(address) && (await caches.match(address));
    await shell.put(address, kept || (await get(address, isNamed(address) ? "default" : "no-cache")));
  }
}

/** The name of an asset says what is in it. */
const isNamed = (address: string) => address.startsWith("/assets/");

async function get(address: string, cache: RequestCache = "default"): Promise<Response> {
  const response = await fetch(address, { cache, priority: "low" });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/**
 * What belongs to no living build goes. The shell of the build before stays for one generation: a page that was opened
 * with it may still ask for its scripts, which the host may have dropped.
 */
export async function tidyUp() {
  const names = await caches.keys();
  const shells = names.filter((name) => name.startsWith("shell-") && name !== shellName);
  const living = new Set([pagesName, shellName, shells.at(-1), picturesName]);
  for (const [address, { version }] of Object.entries(await sounds())) living.add(soundName(address, version));
  await Promise.all(names.filter((name) => !living.has(name)).map((name) => caches.delete(name)));
}
