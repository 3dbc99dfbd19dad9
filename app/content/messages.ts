import { contentOf } from "#app/content/load.ts";

/** Words that the site says by itself: toasts, field errors, the not-found page, the failure screen. */
export const messages = contentOf("messages");
