import { contentOf } from "#app/content/load.ts";

export type { Term } from "#app/content/schema/collections.ts";

export const glossary = contentOf("glossary");
