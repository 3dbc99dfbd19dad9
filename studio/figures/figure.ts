// Turns a scene into an SVG file. A pure function: the same scene always gives the same text.
import { sideBody, type SidePose } from "#studio/figures/body.ts";
import { frontBody, type FrontPose } from "#studio/figures/front.ts";
import { mirror, pathData, wind, type Camera } from "#studio/figures/geometry.ts";
import { mark, type Mark } from "#studio/figures/marks.ts";
import { tones, type Part, type Tone } from "#studio/figures/parts.ts";
import { darkHair, hairRim, people, type Person, type PersonName } from "#studio/figures/people.ts";
import { prop, type Prop } from "#studio/figures/props.ts";

/** mirror: faces the other way, mirrored about this x. */
export type Pose = (SidePose | FrontPose) & { mirror?: number };

export interface Scene {
  /** What is in the picture: left, bottom, width, height, in centimetres. */
  frame: readonly [left: number, bottom: number, width: number, height: number];
  /** A close-up: shows what is in a circle as wide as the frame, so that nothing seems cut off. */
  lens?: boolean;
  person?: PersonName;
  feet?: Person["feet"];
  pose: Pose;
  /** A pose before or after this one. Only the limbs that differ are drawn, faintly. */
  ghost?: Pose;
  props?: readonly Prop[];
  marks?: readonly Mark[];
}

function body(pose: Pose, person: Person): Part[] {
  const parts = pose.view === "side" ? sideBody(pose, person) : frontBody(pose, person);
  const { mirror: x } = pose;
  return x === undefined
    ? parts
    : parts.map((part) => ({
        ...part,
        rings: part.rings?.map((ring) => mirror(ring, x)),
        lines: part.lines?.map((line) => mirror(line, x)),
      }));
}

/** Joins neighbours of one tone into one path, which makes the file smaller. */
function merge(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    const sameStyle =
      last &&
      last.tone === part.tone &&
      last.plain === part.plain &&
      last.width === part.width &&
      last.dash === part.dash &&
      !last.rings === !part.rings &&
      !last.lines === !part.lines;
    if (sameStyle && (part.plain || part.lines))
      merged[merged.length - 1] = {
        ...last,
        rings: last.rings && [...last.rings, ...part.rings!],
        lines: last.lines && [...last.lines, ...part.lines!],
      };
    else merged.push(part);
  }
  return merged;
}

/** About 680 units across, in whole numbers: half a pixel when the figure is shown in a card. */
const scaleOf = ([, , width, height]: Scene["frame"]) => Math.round((680 / Math.max(width, height)) * 2) / 2;

export function figureSize({ frame }: Scene): [width: number, height: number] {
  const scale = scaleOf(frame);
  return [Math.round(frame[2] * scale), Math.round(frame[3] * scale)];
}

export function figure(scene: Scene): string {
  const [left, bottom, width, height] = scene.frame;
  const scale = scaleOf(scene.frame);
  const camera: Camera = { left, top: bottom + height, scale };
  const tolerance = 1.2 / scale;
  const markSize = Math.max(width, height) / 165;
  const person: Person = { ...people[scene.person ?? "uma"], ...(scene.feet && { feet: scene.feet }) };
  const used = new Set<string>();

  const draw = (parts: readonly Part[], fine = tolerance) =>
    merge(parts)
      .map(({ tone, rings, lines, width, dash, plain }) => {
        const named = (kind: "f" | "s") => {
          used.add(`${kind}-${tone}`);
          return `${kind}-${tone}`;
        };
        let out = "";
        if (rings?.length) {
          const d = rings.map((ring) => pathData(wind(ring), true, camera, fine)).join("");
          out += `<path class="${named("f")}"${plain ? ' stroke="none"' : ""} d="${d}"/>`;
        }
        if (lines?.length) {
          const d = lines.map((line) => pathData(line, false, camera, fine)).join("");
          const scaled = (n: string) => Math.round(Number(n) * scale * 10) / 10;
          const dashes = dash ? ` stroke-dasharray="${dash.split(" ").map(scaled).join(" ")}"` : "";
          out += `<path class="${named("s")}" stroke-width="${Math.round((width ?? 1) * scale)}"${dashes} d="${d}"/>`;
        }
        return out;
      })
      .join("");

  const props = (scene.props ?? []).map(prop);
  const now = body(scene.pose, person);
  const unmoved = new Set(now.flatMap((part) => part.rings ?? []).map((ring) => JSON.stringify(ring)));
  const moved = (scene.ghost ? body(scene.ghost, person) : [])
    .map((part): Part => ({
      tone: "mark",
      plain: true,
      rings: part.rings?.filter((ring) => !unmoved.has(JSON.stringify(ring))),
    }))
    .filter((part) => part.rings?.length);
  const shapes =
    draw(props.flatMap((p) => p.behind)) +
    (moved.length ? `<g opacity=".28">${draw(moved, tolerance * 1.5)}</g>` : "") +
    draw([...now, ...props.flatMap((p) => p.before)]) +
    draw((scene.marks ?? []).flatMap((m) => mark(m, markSize)));

  const circle = `<circle cx="50%" cy="50%" r="49%"`;
  const [clip, clipped, ring] = scene.lens
    ? [
        `<clipPath id="l">${circle}/></clipPath>`,
        ` clip-path="url(#l)"`,
        `${circle} class="s-ground" stroke-width="6"/>`,
      ]
    : ["", "", ""];
  if (scene.lens) used.add("s-ground");

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${figureSize(scene).join(" ")}"><style>${styles(used, person)}</style>${clip}<g class="e" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" paint-order="stroke"${clipped}>${shapes}</g>${ring}</svg>\n`;
}

/** In forced colours lines and marks are in the colour of text; everything else becomes an outline. */
const likeText = new Set<Tone>(["line", "hair", "mark", "breath"]);
const things = new Set<Tone>(["soft", "soft-far", "rug", "wall"]);
/** Not system colours: in an image they do not follow the theme of the page. */
const forcedColours = [
  { text: "#000", back: "#fff", grey: "#666" },
  { text: "#fff", back: "#000", grey: "#aaa" },
] as const;

/** How a class paints: f- fills, s- strokes. */
const paint = (kind: string, colour: string) => (kind === "f" ? `fill:${colour}` : `stroke:${colour};fill:none`);

/** One rule for all classes that are painted alike. */
function rules(names: readonly string[], declare: (name: string) => string): string {
  const alike = new Map<string, string[]>();
  for (const name of names) alike.set(declare(name), [...(alike.get(declare(name)) ?? []), name]);
  return [...alike].map(([declared, group]) => `${group.map((name) => `.${name}`).join()}{${declared}}`).join("");
}

function styles(used: ReadonlySet<string>, person: Person): string {
  const names = [...used].sort();
  const parse = (name: string) => /^(.)-([a-z-]+)$/.exec(name)!.slice(1) as [kind: "f" | "s", tone: Tone];
  const colour = (tone: Tone, theme: 0 | 1) => (person.tones?.[tone] ?? tones[tone])[theme];
  const coloured = (theme: 0 | 1) =>
    rules(names, (name) => {
      const [kind, tone] = parse(name);
      return paint(kind, colour(tone, theme));
    });
  const skins = names.filter((name) => name.startsWith("f-skin"));
  const rims = rules(skins, () => `stroke:${colour("line", 0)}`);
  const hair = colour("hair", 1) === darkHair ? `.f-hair{stroke:${hairRim}}` : "";
  const forced = ({ text, back, grey }: (typeof forcedColours)[number]) =>
    `.e{stroke:${text};stroke-width:8}` +
    rules(names, (name) => {
      const [kind, tone] = parse(name);
      if (likeText.has(tone)) return paint(kind, text);
      if (tone === "halo") return paint(kind, back);
      if (kind === "s") return `stroke:${grey}`;
      return `fill:${back}${things.has(tone) ? `;stroke:${grey}` : ""}`;
    });
  return (
    // The gap between limbs has the colour of the tile behind the figure.
    `.e{stroke:${tones.halo[0]}}${coloured(0)}` +
    // By day skin has a dark rim instead: pale hands would be lost on the tile, and on a face.
    `@media(prefers-color-scheme:light) and (forced-colors:none){${rims}}` +
    `@media(prefers-color-scheme:dark){.e{stroke:${tones.halo[1]}}${coloured(1)}${hair}}` +
    `@media(forced-colors:active){${forced(forcedColours[0])}}` +
    `@media(forced-colors:active) and (prefers-color-scheme:dark){${forced(forcedColours[1])}}`
  );
}
