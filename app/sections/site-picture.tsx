import type { Picture as PictureData } from "#app/content/pictures.ts";
import { Picture } from "#app/ui/picture.tsx";

type SitePictureProps = {
  picture: PictureData;
  sizes: string;
  /** A hero is loaded eagerly and has a closer picture for phones. */
  hero?: boolean;
  className?: string;
};

/** A picture from content/pictures.ts. Its focal point and placeholder colour are CSS rules made in styles/site-css.ts. */
export function SitePicture({ picture, sizes, hero = false, className = "" }: SitePictureProps) {
  const { name, file, alt, width, height, widths, phone } = picture;
  return (
    <Picture
      stem={file}
      alt={alt}
      width={width}
      height={height}
      widths={widths}
      phone={hero ? { stem: `${file}-phone`, ...phone } : undefined}
      sizes={sizes}
      first={hero}
      className={`picture-${name} ${className}`}
    />
  );
}
