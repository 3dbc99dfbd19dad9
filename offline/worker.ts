// The service worker, /sw.js. docs/decisions/0010-offline.md says what is kept, when it answers and how it is updated.
import { build } from "./build.ts";
import { install, tidyUp } from "./install.ts";
import type { Question } from "./messages.ts";
import { keptFirst, lineFirst } from "./pages.ts";
import { keepPictures, pictureFor } from "./pictures.ts";
import { keepMore, keptSounds, removeSound, soundFor } from "./sound.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(install().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await tidyUp();
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (build.untouched.some((start) => pathname.startsWith(start))) return;
  event.respondWith(answer(event, pathname));
});

function answer(event: FetchEvent, pathname: string): Promise<Response> {
  const { request } = event;
  if (pathname.startsWith("/assets/")) return keptFirst(request);
  if (/^\/audio\/.*\.mp3$/.test(pathname)) return soundFor(request, pathname);
  if (request.destination === "image" && !build.shell.includes(pathname)) return pictureFor(event);
  return lineFirst(event);
}

self.addEventListener("message", (event) => {
  event.waitUntil(reply(event.data as Question).then((answer) => event.ports[0]?.postMessage(answer)));
});

function reply(question: Question): Promise<unknown> {
  switch (question.ask) {
    case "kept":
      return keptSounds();
    case "keep":
      return keepMore(question.sound);
    case "remove":
      return removeSound(question.sound);
    case "keep-pictures":
      return keepPictures(question.addresses);
  }
}
