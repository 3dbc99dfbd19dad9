import type { Section } from "#app/content/types.ts";

/** The section of one kind, for the component that draws it. */
export type SectionOf<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;
