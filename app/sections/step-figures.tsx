import type { Figure } from "#app/content/schema/collections.ts";

/** The drawings of one step; several have captions that tell them apart. Files rather than inline SVG, so that they load only when they come into view. */
export function StepFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="step-figures">
      {figures.map(({ name, caption, alt, width, height }) => (
        <figure key={name}>
          <img src={`/figures/${name}.svg`} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
          {figures.length > 1 && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
