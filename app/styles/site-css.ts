import css from "#app/styles/index.css?inline";
import { pictures } from "#app/content/pictures.ts";

/**
 * The whole stylesheet, inlined into every page: nothing blocks the first paint. In the browser it is read back from the
 * page, so that it is not shipped a second time inside the JavaScript.
 */
export const siteCss = import.meta.env.SSR
  ? css + pictureRules()
  : (document.getElementById("site-css")?.textContent ?? "");

/** Focal points and placeholders are rules, because a strict policy refuses style attributes. */
function pictureRules(): string {
  return Object.entries(pictures)
    .map(
      ([name, { focal, placeholder }]) =>
        `.picture-${name}{object-position:${focal[0]}% ${focal[1]}%;background-color:${placeholder}}`,
    )
    .join("");
}
