import { pictureNumbers } from "#app/content/pictures.generated.ts";

export type PictureName = keyof typeof pictureNumbers;

export type Picture = {
  name: PictureName;
  /** Address of every size without its ending: add `-800.avif`, or `-tall-800.avif` for the upright picture. */
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
  /** The upright picture for phones. `y` is the height to keep, in percent from the top. */
  tall: { width: number; height: number; widths: readonly number[]; y: number };
};

type PictureText = { alt: string; focal: readonly [number, number]; tall?: { y?: number }; sun?: Picture["sun"] };

/** Joins what a person wrote about each picture with what was measured. */
export function assemblePictures(texts: Record<PictureName, PictureText>): Readonly<Record<PictureName, Picture>> {
  const names = Object.keys(texts) as PictureName[];
  const whole = names.map((name): [PictureName, Picture] => {
    const { alt, focal, tall, sun } = texts[name];
    const { tall: measured, ...numbers } = pictureNumbers[name];
    const upright = { ...measured, y: tall?.y ?? 0 };
    return [name, { name, file: `/pictures/${name}`, alt, focal, sun, ...numbers, tall: upright }];
  });
  return Object.fromEntries(whole) as Record<PictureName, Picture>;
}
