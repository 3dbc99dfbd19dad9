type IconProps = {
  /** The id of a symbol in public/icons.svg. */
  name: string;
  className?: string;
};

/** A decorative icon beside text that says the same. The icons are one SVG file, so that they add nothing to the scripts. */
export function Icon({ name, className = "" }: IconProps) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
