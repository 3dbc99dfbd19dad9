/** The player draws the same emblem once more. */
export const emblemIdOf = (topic: string) => `${topic}-emblem`;

type SessionEmblemProps = {
  topic: string;
  path: string;
  className: string;
};

/**
 * Decoration: the Chladni figure of the session's notes, the pattern sand forms on a plate vibrating at their pitch. Its
 * ground follows from the topic: see components.css.
 */
export function SessionEmblem({ topic, path, className }: SessionEmblemProps) {
  return (
    <svg
      viewBox="0 0 200 200"
      aria-hidden="true"
      className={`session-emblem emblem-${topic} overflow-visible rounded-full ${className}`}
    >
      <circle cx="100" cy="100" r="99" stroke="none" />
      <path id={emblemIdOf(topic)} d={path} fill="none" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
