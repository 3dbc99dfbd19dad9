/** The name written into every file's tags. The site's content file owns it; this copy is all that the sound needs. */
export const PRACTICE_NAME = "Nada Shanti";
export const ALBUM = "Audio sessions";
