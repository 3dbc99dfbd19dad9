const folder = "content/pages/";

/** The file that holds the text of a page, and the page of such a file. */
export const pageFile = (path: string) => `${folder}${path === "/" ? "home" : path.slice(1)}.yaml`;
export const pathOf = (file: string) =>
  file === pageFile("/") ? "/" : `/${file.slice(folder.length, -".yaml".length)}`;
export const isPage = (file: string) => file.startsWith(folder);
