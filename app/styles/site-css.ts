import { pictures, type Picture } from "#app/content/pictures.ts";
import css from "#app/styles/index.css?inline";
import { palette } from "#app/styles/palette.ts";

/** The whole stylesheet, inlined into every page so that nothing blocks the first paint. */
export const siteCss = css + paletteRule() + pictureRules();

function paletteRule(): string {
  const variables = Object.entries(palette).map(([name, value]) => `--${name}:${value}`);
  return `:root{${variables.join(";")}}`;
}

/** Focal points and placeholder colours are rules because the Content-Security-Policy refuses style attributes. */
function pictureRules(): string {
  const all = Object.values(pictures);
  const wide = all.map(
    ({ name, focal, placeholder }) =>
      `.picture-${name}{object-position:${focal[0]}% ${focal[1]}%;background:${placeholder}}`,
  );
  // The picture for phones is cropped already.
  const phone = "@media(max-width:35.99rem){.hero-picture img{object-position:50% 0}}";
  // In a layer, so that a component may crop a picture in its own way.
  return `@layer base{${wide.join("")}}` + phone + all.map(sunRule).join("");
}

/** Puts the centre of .breathing-ring on the sun, wherever `object-fit: cover` moves it. */
function sunRule({ name, focal, sun, width, height }: Pick<Picture, "name" | "focal" | "sun" | "width" | "height">) {
  if (!sun) return "";
  const along = (side: string, size: string, i: 0 | 1) =>
    `calc((${side} - ${size}) * ${focal[i] / 100} + ${size} * ${sun[i] / 100})`;
  const shown = `max(100cqw, ${(100 * width) / height}cqh)`;
  const left = along("100cqw", shown, 0);
  const top = along("100cqh", `${shown} * ${height / width}`, 1);
  return `.sun-${name}{left:${left};top:${top}}`;
}
