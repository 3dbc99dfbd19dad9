import type { MetaDescriptor } from "react-router";
import { site } from "#app/content/site.ts";

type MetaOf = { path: string; title: string; description: string };

/** Title, description, canonical address and what shared links show. */
export function pageMeta({ path, title, description }: MetaOf): MetaDescriptor[] {
  const fullTitle = path === "/" ? `${site.name} · ${site.tagline}` : `${title} · ${site.name}`;
  const address = site.origin + (path === "/" ? "/" : path);
  const image = `${site.origin}/share${path === "/" ? "/home" : path}.jpg`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
