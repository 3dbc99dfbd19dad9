import { build, shellCache } from "./build-info.ts";
import { shortHash } from "./short-hash.ts";

/** A stored file of the shell. Whatever else is stored in its place is deleted. */
export async function storedShellFile(path: string): Promise<Response | undefined> {
  const cached = await caches.match(path, { cacheName: shellCache, ignoreVary: true });
  if (!cached || (await hasHash(cached, build.shell[path]))) return cached;
  await (await caches.open(shellCache)).delete(path);
  return undefined;
}

/** Rejects whatever is not the file of this build, such as an error page with status 200. */
export async function download(path: string, hash: string, priority?: RequestPriority): Promise<Response> {
  // The HTTP cache may hold the wrong answer too.
  for (const cache of [isHashed(path) ? "default" : "no-cache", "reload"] as const) {
    const response = await fetch(path, { cache, priority });
    if (response.ok && (await hasHash(response, hash))) return response;
  }
  throw new Error(`${path} is not the file of this build`);
}

/** Assets have a content hash in their name, so a cached copy is never stale. */
export const isHashed = (path: string) => path.startsWith("/assets/");

export async function hasHash(response: Response, hash: string | undefined): Promise<boolean> {
  return (await shortHash(await response.clone().arrayBuffer())) === hash;
}
