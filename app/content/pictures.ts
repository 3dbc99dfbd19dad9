import { pictures as pictureFile } from "#app/content/content.ts";
import { assemblePictures } from "#app/content/picture.ts";

export type { Picture, PictureName } from "#app/content/picture.ts";

/** What a person decides about each picture; its sizes and colour are measured and live in pictures.generated.ts. */
export const pictureText = pictureFile.pictures;

export const pictures = /* @__PURE__ */ assemblePictures(pictureText);
