import { pages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { sitePaths } from "#app/page/site-paths.ts";

export function sitemapXml(): string {
  const entries = sitePaths.map((path) => {
    const written = pages[path].reviewed?.written;
    return `  <url><loc>${site.origin}${path}</loc>${written ? `<lastmod>${written}</lastmod>` : ""}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}
