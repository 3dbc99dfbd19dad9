import { contentOf } from "#app/content/load.ts";

export const urgentSigns = contentOf("urgentSigns");
