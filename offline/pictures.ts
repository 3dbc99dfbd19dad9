import { picturesName } from "./build.ts";
import { isFresh } from "./fresh.ts";

/** The pictures seen last. At some 40 kB each that is 6 MB. */
const most = 150;

/** Pictures are kept as they are seen, and answered from there while they are fresh or the line is down. */
export async function pictureFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const pictures = await caches.open(picturesName);
  const kept = await pictures.match(request.url, { ignoreVary: true });
  if (kept && request.cache === "default" && isFresh(kept.headers, Date.now())) return kept;
  try {
    const seen = await fetch(request);
    if (seen.ok) event.waitUntil(keep(pictures, request.url, seen.clone()));
    return seen;
  } catch {
    return kept ?? (await otherSize(pictures, request.url)) ?? nothingToSee();
  }
}

/** Those that were shown before the worker was there. They lie in the browser's own store still. */
export async function keepPictures(addresses: readonly string[]) {
  const pictures = await caches.open(picturesName);
  for (const address of addresses) {
    const picture = await fetch(address, { cache: "force-cache" });
    if (picture.ok) await keep(pictures, address, picture);
  }
}

/** A device without room keeps nothing, and the picture is shown all the same. */
async function keep(pictures: Cache, address: string, picture: Response) {
  try {
    await pictures.put(address, picture);
    const kept = await pictures.keys();
    for (const oldest of kept.slice(0, -most)) await pictures.delete(oldest);
  } catch (error) {
    console.warn(`A picture could not be kept: ${error}`);
  }
}

/** A turned phone asks for another width of a picture that is there. */
async function otherSize(pictures: Cache, address: string): Promise<Response | undefined> {
  const stem = stemOf(address);
  const other = (await pictures.keys()).find(({ url }) => stemOf(url) === stem);
  return other && pictures.match(other, { ignoreVary: true });
}

const stemOf = (address: string) => address.replace(/-\d+\.\w+$/, "");

/** The place of the picture keeps its colour, without the sign of a broken one. */
function nothingToSee(): Response {
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { "Content-Type": "image/svg+xml" } });
}
