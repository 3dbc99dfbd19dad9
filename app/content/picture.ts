import { pictureNumbers } from "#app/content/pictures.generated.ts";

export type PictureName = keyof typeof pictureNumbers;

export type Picture = {
  name: PictureName;
  /** Address of every size without its ending: add `-800.avif`, or `-phone-800.avif` for the closer picture of phones. */
  file: `/pictures/${PictureName}`;
  alt: string;
  focal: readonly [x: number, y: number];
  sun?: readonly [x: number, y: number];
  /** Size of the largest file, for the `width` and `height` attributes. */
  width: number;
  height: number;
  /** The average colour, shown until the picture arrives. */
  placeholder: string;
  widths: readonly number[];
  /** The closer picture for phones. */
  phone: { width: number; height: number; widths: readonly number[] };
};

type PictureText = Pick<Picture, "alt" | "focal" | "sun">;

/** Joins what a person wrote about each picture with what was measured. */
export function assemblePictures(texts: Record<PictureName, PictureText>): Readonly<Record<PictureName, Picture>> {
  const names = Object.keys(texts) as PictureName[];
  const whole = names.map((name): [PictureName, Picture] => {
    const { alt, focal, sun } = texts[name];
    return [name, { name, file: `/pictures/${name}`, alt, focal, sun, ...pictureNumbers[name] }];
  });
  return Object.fromEntries(whole) as Record<PictureName, Picture>;
}
