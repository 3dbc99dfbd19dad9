import type { Picture as PictureOfHouse } from "#app/content/pictures.ts";
import { Picture } from "#app/ui/picture.tsx";

type SitePictureProps = {
  picture: PictureOfHouse;
  sizes: string;
  /** A hero is fetched first and has a tall crop for phones. */
  hero?: boolean;
  className?: string;
};

/** A picture of the house. Its focal point and placeholder are rules in styles/site-css.ts. */
export function SitePicture({ picture, sizes, hero = false, className = "" }: SitePictureProps) {
  const { name, file, alt, width, height, widths, tall } = picture;
  return (
    <Picture
      stem={file}
      alt={alt}
      width={width}
      height={height}
      widths={widths}
      tall={hero && tall ? { stem: `${file}-tall`, ...tall } : undefined}
      sizes={sizes}
      first={hero}
      className={`picture-${name} ${className}`}
    />
  );
}
