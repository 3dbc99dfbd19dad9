import { contentOf } from "#app/content/load.ts";

export const figures = contentOf("figures");
