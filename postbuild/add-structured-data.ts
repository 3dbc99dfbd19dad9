import { pages } from "#app/content/pages.ts";
import type { SitePath } from "#app/content/types.ts";
import { videos } from "#app/content/videos.ts";
import { preparePage } from "#app/page/prepare-page.ts";
import { jsonLdScript, structuredData } from "#app/page/structured-data.ts";
import { sessions } from "#sound/sessions/all.ts";

/** Inserts JSON-LD into a built page. */
export function withStructuredData(path: SitePath, html: string): string {
  const data = jsonLdScript(structuredData(path, preparePage(path, pages[path]), { videos, sessions }));
  return html.replace("</head>", () => `<script type="application/ld+json">${data}</script></head>`);
}
