import { Fragment } from "react";
import type { Figure } from "#app/content/schema/collections.ts";

/**
 * The drawings of one step; several have captions that tell them apart. Files rather than inline SVG, so that they load
 * only when they come into view. Not <figure>: screen readers say its caption twice, as a name and as text.
 */
export function StepFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="tile">
      {figures.map(({ name, caption, alt, width, height }) => (
        <Fragment key={name}>
          <img src={`/figures/${name}.svg`} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
          {figures.length > 1 && <p>{caption}</p>}
        </Fragment>
      ))}
    </div>
  );
}
