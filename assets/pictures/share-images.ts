// The preview images that social networks and messengers show for a link. The studio draws them.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { heroOf } from "#app/content/pictures.ts";
import { messages } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { sitePaths } from "#app/page/site-paths.ts";
import { palette } from "#app/styles/palette.ts";

export type ShareImage = {
  file: string;
  title: string;
  picture: { name: string; focal: readonly [x: number, y: number] };
  /** Changes with everything of the site that the image shows. */
  recipe: string;
};

export const folder = "public/share";
/** The recipe of each image as it was drawn. */
export const manifestFile = "assets/pictures/share-images.json";
export const masterOf = (picture: string) => `assets/pictures/masters/${picture}.webp`;

const drawnWith = ["app/styles/fonts/fraunces.woff2", "app/styles/fonts/fraunces-iast.woff2", "public/emblem.svg"];

const hash = (...parts: (Buffer | string)[]) => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex").slice(0, 16);
};

/** One image for each page and one for the 404 page. */
export function shareImages(): ShareImage[] {
  const drawing = hash(palette.linen, palette.night, ...drawnWith.map((file) => readFileSync(file)));
  const image = (name: string, title: string, { name: pictureName, focal }: ShareImage["picture"]): ShareImage => ({
    file: `${name}.jpg`,
    title,
    picture: { name: pictureName, focal },
    recipe: hash(JSON.stringify([drawing, title, site.tagline, site.name, focal]), readFileSync(masterOf(pictureName))),
  });
  return [
    ...sitePaths.map((path) => {
      const { title, family, picture = heroOf(family) } = pages[path];
      return image(path === "/" ? "home" : path.slice(1), title, picture);
    }),
    image("404", messages.notFound.title, heroOf("night")),
  ];
}

/** The images that are missing, or show something else. */
export function outdatedShareImages(): ShareImage[] {
  const made = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, string>;
  return shareImages().filter(({ file, recipe }) => made[file] !== recipe || !existsSync(`${folder}/${file}`));
}
