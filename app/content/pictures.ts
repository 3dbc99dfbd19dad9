import { pictures as pictureFile } from "#app/content/content.ts";
import { assemblePictures, type Picture } from "#app/content/picture.ts";
import type { Family } from "#app/content/types.ts";

export type { Picture, PictureName } from "#app/content/picture.ts";

export const pictures = /* @__PURE__ */ assemblePictures(pictureFile.pictures);

/** The hero of a page that names no picture of its own. */
export const heroOf = (family: Family): Picture => pictures[pictureFile.heroes[family]];
