/** Where the site is built, seen from the root. Another folder lets a build with other settings stand beside it. */
export const buildFolder = process.env.BUILD_FOLDER || "build";
