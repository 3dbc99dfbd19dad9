type IconProps = {
  /** The name of a sign in public/icons.svg. */
  name: string;
  className?: string;
};

/** A thin-line sign beside words that say the same. The drawings are one file, so that they weigh on no script. */
export function Icon({ name, className = "" }: IconProps) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
