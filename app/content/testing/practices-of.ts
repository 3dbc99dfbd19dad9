import type { Practice, Section } from "#app/content/types.ts";

/** The practices of a section, found by their shape, so that no kind of section can be forgotten. */
export const practicesOf = (section: Section): Practice[] => Object.values(section).flat().filter(isPractice);

const isPractice = (value: unknown): value is Practice =>
  typeof value === "object" && value !== null && "caution" in value && "steps" in value;
