import type { ReactNode } from "react";

/** The player draws the same emblem once more. */
export const emblemIdOf = (topic: string) => `${topic}-emblem`;

type SessionEmblemProps = {
  topic: string;
  path: string;
  className: string;
  small?: boolean;
  /** Drawn over the figure. */
  children?: ReactNode;
};

/**
 * Decoration: the Chladni figure of the session's notes, the pattern sand forms on a plate vibrating at their pitch. Its
 * ground follows from the topic: see components.css. The small version crops to the centre and adds a ring around the edge.
 */
export function SessionEmblem({ topic, path, className, small, children }: SessionEmblemProps) {
  return (
    <svg
      viewBox={small ? "40 40 120 120" : "0 0 200 200"}
      aria-hidden="true"
      className={`session-emblem emblem-${topic} rounded-full ${className}`}
    >
      {small ? (
        <circle cx="100" cy="100" r="58.5" strokeWidth="3" />
      ) : (
        <circle cx="100" cy="100" r="99" stroke="none" />
      )}
      <path id={emblemIdOf(topic)} d={path} fill="none" vectorEffect="non-scaling-stroke" />
      {children}
    </svg>
  );
}
