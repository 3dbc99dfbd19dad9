import { contentOf } from "#app/content/load.ts";

/** Every page by its address, in the order of the menus. */
export const pages = contentOf("pages");
