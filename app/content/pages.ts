import { content } from "#app/content/read/content.ts";

/**
 * Every page by its address, in the order of the menus, and who reviewed which of them. Apart from content.ts, because few
 * scripts need the pages.
 */
export const { pages, currentReviews } = content;
