import { Content, type sharedFiles } from "#app/content/read/content.ts";

type Name = (typeof sharedFiles)[number] | "pages";

let content: Content | undefined;

/**
 * Content by name. In Node it is read from the YAML files. In whatever Vite builds, each call is replaced by its value
 * (app/content/read/content-plugin.ts), so that neither the reader nor the schema reaches the browser.
 */
export function contentOf<N extends Name>(name: N): Content[N] {
  content ??= new Content();
  return content[name];
}
