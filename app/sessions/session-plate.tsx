type SessionPlateProps = { emblem: string; className?: string };

/** The figure that sand draws on a plate which sings this session's notes. Decoration: the words beside it say which. */
export function SessionPlate({ emblem, className }: SessionPlateProps) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className={className}>
      <circle cx="100" cy="100" r="99" className="fill-night-deep" />
      <path
        d={emblem}
        fill="none"
        strokeWidth="1.4"
        vectorEffect="non-scaling-stroke"
        className="stroke-mark-on-night"
      />
    </svg>
  );
}
