/** Where the finished site is, relative to the root. A second folder can hold a build with other settings. */
export const buildFolder = process.env.BUILD_FOLDER || "build";

/** Where a build is made. It replaces the build folder only when it is complete. */
export const unfinishedBuildFolder = `.cache/unfinished-${buildFolder.replace(/\W+/g, "-")}`;
