import { pictures as pictureFile } from "#app/content/content.ts";
import { pictures, type Picture } from "#app/content/pictures.ts";
import type { Family } from "#app/content/types.ts";

const names = Object.entries(pictureFile.heroes);

/** The hero of a page that names no picture of its own. */
export const familyPictures = Object.fromEntries(names.map(([family, name]) => [family, pictures[name]])) as Record<
  Family,
  Picture
>;
