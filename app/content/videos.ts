import { contentOf } from "#app/content/load.ts";

export type { Video } from "#app/content/schema/collections.ts";

export const videos = contentOf("videos");
