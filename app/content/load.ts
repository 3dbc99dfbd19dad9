import { Content } from "#app/content/read/content.ts";

type Loadable =
  | "site"
  | "glossary"
  | "studies"
  | "pictures"
  | "gallery"
  | "testimonials"
  | "videos"
  | "messages"
  | "inboxMessages"
  | "player"
  | "pages";

let content: Content | undefined;

/**
 * Content by name. In Node it is read from the YAML files; in whatever Vite builds, the call is replaced by the value
 * itself (app/content/vite-plugin.ts), so that no reader and no schema reaches the browser.
 */
export function contentOf<Name extends Loadable>(name: Name): Content[Name] {
  content ??= new Content();
  return content[name];
}
