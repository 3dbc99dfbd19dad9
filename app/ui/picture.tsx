export type PictureSource = {
  /** The path without width and extension: "/pictures/hero-home". */
  stem: string;
  widths: readonly number[];
  width: number;
  height: number;
};

type PictureProps = PictureSource & {
  alt: string;
  /** The rendered width, as in the HTML attribute. */
  sizes: string;
  /** The page's first picture loads at once; the others load when they come near the viewport. */
  first?: boolean;
  /** The crop for narrow screens. */
  phone?: PictureSource;
  className?: string;
};

export function Picture({ alt, sizes, first = false, phone, className, ...wide }: PictureProps) {
  return (
    <picture>
      {phone &&
        formats.map((format) => (
          <source
            key={`phone-${format}`}
            media={narrow}
            type={`image/${format}`}
            srcSet={srcSet(phone, format)}
            sizes="100vw"
            width={phone.width}
            height={phone.height}
          />
        ))}
      <source type="image/avif" srcSet={srcSet(wide, "avif")} sizes={sizes} />
      <img
        src={`${wide.stem}-${wide.widths[Math.floor(wide.widths.length / 2)]}.webp`}
        srcSet={srcSet(wide, "webp")}
        sizes={sizes}
        width={wide.width}
        height={wide.height}
        alt={alt}
        className={className}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}

const formats = ["avif", "webp"] as const;
const narrow = "(max-width: 35.99rem)";

function srcSet({ stem, widths }: PictureSource, format: (typeof formats)[number]) {
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(", ");
}
