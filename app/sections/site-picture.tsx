import type { ComponentProps } from "react";
import type { Picture as PictureData } from "#app/content/pictures.ts";
import { Picture } from "#app/ui/picture.tsx";

type SitePictureProps = Pick<ComponentProps<typeof Picture>, "sizes" | "first" | "className"> & {
  picture: PictureData;
  /** Whether phones get the closer version, for a picture as wide as the screen. */
  closeOnPhones?: boolean;
};

/** A picture from content/pictures.ts. Its focal point and placeholder colour are CSS rules made in styles/site-css.ts. */
export function SitePicture({ picture, closeOnPhones = false, className = "", ...props }: SitePictureProps) {
  const { name, file, alt, width, height, widths, phone } = picture;
  return (
    <Picture
      stem={file}
      alt={alt}
      width={width}
      height={height}
      widths={widths}
      phone={closeOnPhones ? { stem: `${file}-phone`, ...phone } : undefined}
      {...props}
      className={`picture-${name} ${className}`}
    />
  );
}
