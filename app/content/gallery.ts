import { contentOf } from "#app/content/load.ts";

export const gallery = contentOf("gallery");
