/** The player draws the same emblem once more. */
export const emblemIdOf = (topic: string) => `${topic}-emblem`;

type SessionEmblemProps = {
  topic: string;
  path: string;
  className: string;
  /** Scale of the play badge at the lower right, relative to the emblem. Without it there is no badge. */
  badge?: number;
};

/**
 * Decoration: the Chladni figure of the session's notes, the pattern sand forms on a plate vibrating at their pitch. Its
 * ground follows from the topic: see components.css.
 */
export function SessionEmblem({ topic, path, className, badge }: SessionEmblemProps) {
  return (
    <svg
      viewBox="0 0 200 200"
      aria-hidden="true"
      className={`session-emblem emblem-${topic} overflow-visible rounded-full ${className}`}
    >
      <circle cx="100" cy="100" r="99" stroke="none" />
      <path id={emblemIdOf(topic)} d={path} fill="none" vectorEffect="non-scaling-stroke" />
      {badge && (
        <g stroke="none" transform={`translate(160 160) scale(${badge})`}>
          <circle r="26" fill="var(--role-action)" />
          <path d="M-7-12v24l19-12z" fill="var(--role-on-action)" />
        </g>
      )}
    </svg>
  );
}
