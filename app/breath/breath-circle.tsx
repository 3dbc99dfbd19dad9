import type { ReactNode, Ref } from "react";

type BreathCircleProps = {
  /** Its shapes take the breath's fullness, from 0 to 1, as `--fullness`. */
  shapes?: Ref<SVGSVGElement>;
  children?: ReactNode;
};

/** A breath that widens and settles: a disc with words in it, inside four rings. Decoration. */
export function BreathCircle({ shapes, children }: BreathCircleProps) {
  return (
    <div aria-hidden="true" className="breath-circle">
      <svg ref={shapes} viewBox="0 0 400 400">
        {[188, 156, 124, 92].map((radius, i) => (
          <circle key={radius} cx="200" cy="200" r={radius} className="breath-ring" opacity={0.22 + i * 0.16} />
        ))}
        <circle cx="200" cy="200" r="160" className="breath-disc" />
      </svg>
      {children}
    </div>
  );
}
