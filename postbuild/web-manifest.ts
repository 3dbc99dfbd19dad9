import { site } from "#app/content/site.ts";
import { palette } from "#app/styles/palette.ts";

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
