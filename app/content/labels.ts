import { contentOf } from "#app/content/load.ts";

/** Short words that pages and forms have in common: headings, labels and buttons. */
export const labels = contentOf("labels");
