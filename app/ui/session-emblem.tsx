/** Decoration: the Chladni figure of the session's notes, the pattern sand forms on a plate vibrating at their pitch. */
export function SessionEmblem({ path, className }: { path: string; className: string }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className={`session-emblem rounded-full ${className}`}>
      <circle cx="100" cy="100" r="99" className="fill-night-deep" />
      <path d={path} fill="none" strokeWidth="1.4" vectorEffect="non-scaling-stroke" className="stroke-mark-on-night" />
    </svg>
  );
}
