// The service worker, /sw.js. See docs/decisions/0010-offline.md.
import { listStoredAudio, removeAudio, respondWithAudio, storeMore } from "./audio.ts";
import { build } from "./build-info.ts";
import { respondWithImage, storeImages } from "./images.ts";
import { deleteOldCaches, install, restoreCaches } from "./install.ts";
import { isMadeSound, respondWithMadeSound } from "./made-sound.ts";
import { cacheFirst, networkFirst } from "./pages.ts";
import type { StoreFailure, WorkerRequest } from "#app/shared/worker-messages.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(install().then(() => self.skipWaiting(), reportFailure)));

/** Tells the open pages why the worker could not be installed: they see only that it was not. */
async function reportFailure(error: unknown): Promise<never> {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(failureOf(error));
  throw error;
}

function failureOf(error: unknown): StoreFailure {
  return { failure: error instanceof DOMException && error.name === "QuotaExceededError" ? "quota" : "network" };
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await deleteOldCaches();
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (build.ignored.some((prefix) => pathname.startsWith(prefix))) return;
  event.respondWith(respond(event, pathname));
  if (request.mode === "navigate") event.waitUntil(restoreCaches().catch(() => {}));
});

function respond(event: FetchEvent, pathname: string): Promise<Response> {
  const { request } = event;
  if (pathname.startsWith("/assets/")) return cacheFirst(event);
  if (isMadeSound(pathname)) return respondWithMadeSound(request, pathname);
  if (/^\/audio\/.*\.mp3$/.test(pathname)) return respondWithAudio(request, pathname);
  if (request.destination === "image" && !Object.hasOwn(build.shell, pathname)) return respondWithImage(event);
  return networkFirst(event);
}

self.addEventListener("message", (event) => {
  event.waitUntil(handle(event.data as WorkerRequest).then((result) => event.ports[0]?.postMessage(result)));
});

function handle(request: WorkerRequest): Promise<unknown> {
  switch (request.type) {
    case "list-audio":
      return listStoredAudio();
    case "store-audio":
      return restoreCaches()
        .then(() => storeMore(request.path))
        .catch(failureOf);
    case "remove-audio":
      return removeAudio(request.path);
    case "store-images":
      return storeImages(request.urls);
  }
}
