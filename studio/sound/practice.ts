import { site } from "../../app/content/site.ts";

/** Artist and album in every file's ID3 tag. */
export const PRACTICE_NAME = site.name;
export const ALBUM = "Audio sessions";
