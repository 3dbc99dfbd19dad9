import { pages } from "#app/content/pages.ts";
import type { SitePath } from "#app/content/types.ts";
import { audios } from "#app/routes/audios.tsx";
import { contact } from "#app/routes/contact.tsx";
import { contentPage } from "#app/routes/content-page.tsx";
import { media } from "#app/routes/media.tsx";
import { notFound } from "#app/routes/not-found.tsx";
import type { Route } from "#app/routes/route.ts";

// Every file of content/pages is a page at the address of its name. These have a layout of their own.
const ownLayouts: Partial<Record<string, () => Route>> = { "/media": media, "/contact": contact, "/audios": audios };

export function routeAt(path: string): Route {
  if (!(path in pages)) return notFound();
  return ownLayouts[path]?.() ?? contentPage(path as SitePath);
}
