import { pages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { sitePaths } from "#app/page/site-paths.ts";
import { palette } from "#app/styles/palette.ts";

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

/** Where to report a vulnerability (RFC 9116, which requires an expiry date, preferably within a year). */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + 350);
  return [
    `Contact: mailto:${site.mail}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${site.origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** For phones that put the site on their home screen. */
export function webManifest(): string {
  const icon = (name: string, size: number, purpose?: string) => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    ...(purpose && { purpose }),
  });
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: "en",
    start_url: "/",
    display: "browser",
    background_color: palette.linen,
    // A manifest has one theme colour for light and dark; on the pages, the theme-color elements in document.tsx override it.
    theme_color: palette.night,
    icons: [
      icon("icon", 192),
      icon("icon", 512),
      icon("icon-maskable", 192, "maskable"),
      icon("icon-maskable", 512, "maskable"),
    ],
  };
  return JSON.stringify(manifest, null, 2);
}
