/** Prepended to the worker by the build (postbuild/build-service-worker.ts). */
declare const BUILD: {
  id: string;
  precache: { path: string; hash: string };
  /** What every page needs besides its text: scripts, styles, fonts and icons, each with the hash of its content. */
  shell: Readonly<Record<string, string>>;
  /** Paths that the worker never intercepts: itself, and the inbox API if there is one. */
  ignored: readonly string[];
};

export const build = BUILD;

export const pagesCache = `pages-${build.id}`;
export const shellCache = `shell-${build.id}`;
export const imagesCache = "pictures";
export const audioCache = (path: string, version: string) => `sound-${path}-${version}`;
