import type { PreparedSection } from "#app/page/prepare-page.ts";

/** The section of one kind, or of several. */
export type SectionOf<Kind extends PreparedSection["kind"]> = Extract<PreparedSection, { kind: Kind }>;
