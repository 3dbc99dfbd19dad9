/** Written before the worker by the build (scripts/offline.ts). */
declare const BUILD: {
  id: string;
  /** Address of the pack. */
  pack: string;
  /** What every page needs besides its words: scripts, letters, signs. */
  shell: readonly string[];
  /** Addresses that begin so are none of the worker's business: itself, and the inbox where there is one. */
  untouched: readonly string[];
};

export const build = BUILD;

/** Each build has its own; those of older builds go when a new one takes over. */
export const pagesName = `pages-${build.id}`;
export const shellName = `shell-${build.id}`;
export const picturesName = "pictures";
export const soundName = (address: string, version: string) => `sound-${address}-${version}`;
