import { contentOf } from "#app/content/load.ts";

/** Toasts of a site with an inbox (docs/how-to/receive-messages.md). The default build contains none of them. */
export const inboxToasts = contentOf("inboxToasts");
