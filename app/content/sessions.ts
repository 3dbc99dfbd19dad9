import { content } from "#app/content/read/content.ts";

/** What the studio writes for the site. Apart from content.ts, because few scripts need it. */
export const { sessions, wordsToHear, linesToHear } = content;
