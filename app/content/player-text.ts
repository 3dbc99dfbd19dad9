import { contentOf } from "#app/content/load.ts";

/** All words around the audio players. The words of a session itself come from its score. */
export const playerText = contentOf("player");
