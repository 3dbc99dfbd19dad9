/**
 * Writes public/posters/<video id>.svg. The page puts the video's title over the lower left, so every drawing keeps its
 * subject in the upper right.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { palette } from "#app/styles/palette.ts";
import { chladniPath } from "#assets/emblems/chladni-figure.ts";

/** Uppercase like the other colours in the drawings. */
const upper = (name: keyof typeof palette) => palette[name].toUpperCase();

const linen = upper("linen");
const sand = "#E2C9A0";
const peach = upper("peach");
const brass = upper("brass");
const gold = upper("gold");
const terracotta = upper("terracotta");
const oak = "#96683F";
const sage = upper("sage");
const mauve = "#857588";
const indigo = "#3F4A63";
const night = upper("night");

/** Background gradients, top to bottom. */
const skies = {
  dawn: ["#8C7A8C", "#D9A889", "#F6DDB8"],
  morning: ["#E9C79C", "#F3DDBB", linen],
  noon: ["#EADBC0", "#F2E6D0", linen],
  clay: ["#6E3423", terracotta, "#D7925F"],
  moss: ["#4E5943", sage, "#CDBf96"],
  dusk: [night, "#5B5570", "#D79F84"],
  blue: ["#2B3049", indigo, "#8F7F8F"],
  night: ["#15172A", night, "#3A3F5C"],
} as const;

const n = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

function poster(sky: keyof typeof skies, drawing: string, defs = ""): string {
  const stops = skies[sky].map((colour, index) => `<stop offset="${index / 2}" stop-color="${colour}"/>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><defs><linearGradient id="s" x2="0" y2="1">${stops}</linearGradient>${defs}</defs>` +
    `<rect width="640" height="360" fill="url(#s)"/>${drawing}</svg>\n`
  );
}

const group = (attributes: string, content: string) => `<g ${attributes}>${content}</g>`;
const path = (d: string, attributes = "") => `<path d="${d}"${attributes && ` ${attributes}`}/>`;
const circle = (x: number, y: number, r: number, attributes = "") =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${attributes && ` ${attributes}`}/>`;
const ellipse = (x: number, y: number, rx: number, ry: number, attributes = "") =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${attributes && ` ${attributes}`}/>`;
const times = (count: number, draw: (index: number, share: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index, count > 1 ? index / (count - 1) : 0)).join("");

const glow = (id: string, colour: string, strength = 0.9) =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".4" stop-color="${colour}" stop-opacity="${n(strength * 0.3)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

function sun(x: number, y: number, r: number, colour = "#FFF1D6"): string {
  return circle(x, y, r * 5.5, 'fill="url(#g)"') + circle(x, y, r, `fill="${colour}"`);
}

/** Ridges from back to front. `seed` varies their shape. */
function hills(from: number, layers: readonly string[], seed: number, gap = 26): string {
  return layers
    .map((colour, layer) => {
      const y = from + layer * gap;
      const rise = 10 + layer * 3;
      const wave = (index: number) => n(y + rise * Math.sin(seed * 1.7 + layer * 2.3 + index * (1.35 + 0.12 * layer)));
      return path(
        `M0 ${wave(0)}Q70 ${wave(0.5)} 140 ${wave(1)}T300 ${wave(2)} 470 ${wave(3)} 640 ${wave(4)}V360H0z`,
        `fill="${colour}"`,
      );
    })
    .join("");
}

/** A lake with the reflection of a light at `x`. */
function water(y: number, colour: string, x: number, light: string, lines = 9): string {
  return (
    path(`M0 ${y}H640V360H0z`, `fill="${colour}"`) +
    group(
      `stroke="${light}" stroke-width="1.6" stroke-linecap="round" opacity=".65"`,
      path(
        times(lines, (index, share) => {
          const half = 10 + 46 * share + 18 * Math.sin(index * 2.4);
          return `M${n(x - half + 9 * Math.sin(index * 1.9))} ${n(y + 8 + index * (6 + index * 0.9))}h${n(2 * half)}`;
        }),
      ),
    )
  );
}

/** A smooth line through evenly spaced heights. */
function curve(x0: number, step: number, count: number, heightAt: (index: number) => number): string {
  const heights = Array.from({ length: count }, (_, index) => heightAt(index));
  const middles = heights.slice(1).map((y, index) => [x0 + (index + 0.5) * step, (y + heights[index]!) / 2] as const);
  const [[firstX, firstY], ...rest] = middles as [(typeof middles)[0], ...typeof middles];
  const curves = rest.map(
    ([x, y], index) => `Q${n(x0 + (index + 1) * step)} ${n(heights[index + 1]!)} ${n(x)} ${n(y)}`,
  );
  const end = `L${n(middles.at(-1)![0] + step / 2)} ${n(heights.at(-1)!)}`;
  return `M${n(x0)} ${n(heights[0]!)}L${n(firstX)} ${n(firstY)}${curves.join("")}${end}`;
}

const lines = (colour: string, width: number, opacity: number, content: string) =>
  group(
    `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"`,
    content,
  );

function rings(x: number, y: number, count: number, first: number, gap: number, colour: string, flat = 1): string {
  return group(
    `fill="none" stroke="${colour}"`,
    times(count, (index, share) => {
      const radius = first + gap * index * (1 + index * 0.04);
      const attributes = `opacity="${n(0.9 - 0.75 * share)}" stroke-width="${n(2.2 - 1.2 * share)}"`;
      return ellipse(x, y, radius, radius * flat, attributes);
    }),
  );
}

function bowl(x: number, y: number, r: number, body: string, inside: string, shine = gold): string {
  return (
    path(
      `M${n(x - r)} ${y}C${n(x - r * 0.95)} ${n(y + r * 0.62)} ${n(x - r * 0.5)} ${n(y + r * 0.78)} ${x} ${n(y + r * 0.78)}S${n(x + r * 0.95)} ${n(y + r * 0.62)} ${n(x + r)} ${y}z`,
      `fill="${body}"`,
    ) +
    ellipse(x, y, r, r * 0.2, `fill="${inside}" stroke="${shine}" stroke-width="2"`) +
    path(
      `M${n(x - r * 0.8)} ${n(y + r * 0.3)}Q${n(x - r * 0.6)} ${n(y + r * 0.6)} ${n(x - r * 0.2)} ${n(y + r * 0.68)}`,
      `fill="none" stroke="${shine}" stroke-width="3" stroke-linecap="round" opacity=".55"`,
    )
  );
}

function stars(seed: number, count: number): string {
  const dots = times(count, (index) => {
    const x = (index * 137.5 + seed * 61) % 630;
    const y = 12 + ((index * 71 + seed * 29) % 130);
    return `M${n(x)} ${n(y)}h0`;
  });
  return path(dots, `stroke="${linen}" stroke-width="2" stroke-linecap="round" opacity=".7"`);
}

function chladni(
  frequencies: readonly number[],
  x: number,
  y: number,
  scale: number,
  colour: string,
  opacity = 0.9,
): string {
  return group(
    `transform="translate(${x - 100 * scale} ${y - 100 * scale})scale(${scale})" fill="none" stroke="${colour}" stroke-width="${n(1.7 / Math.sqrt(scale))}" opacity="${opacity}"`,
    path(chladniPath(frequencies)),
  );
}

/** Slanted window light on a wall. */
const panes = (x: number, y: number, width: number, height: number, colour: string) =>
  group(
    `fill="${colour}" opacity=".5"`,
    path(times(3, (column) => times(2, (row) => {
      const left = x + column * (width + 9) + row * height * 0.34;
      const top = y + row * (height + 9) + column * 7;
      return `M${n(left)} ${n(top)}l${width} 7 ${n(height * 0.3)} ${height}-${width}-7z`;
    }))),
  ); // prettier-ignore

/** Honeycomb cells up to three steps from the centre, as rows and slanted columns. */
const honeycomb = Array.from(
  { length: 49 },
  (_, index) => [Math.floor(index / 7) - 3, (index % 7) - 3] as const,
).filter(([row, column]) => Math.abs(row + column) <= 3);

export const posters: Readonly<Record<string, string>> = {
  // Yoga for complete beginners: four mats facing the sunrise.
  v7AYKMP6rOE: poster(
    "morning",
    sun(430, 128, 30) +
      hills(132, ["#D8B48F", "#C49A78"], 1, 20) +
      path("M0 190H640V360H0z", 'fill="#B98A5C"') +
      path("M0 198H640M0 216H640M0 244H640M0 288H640", 'stroke="#A67A4F" stroke-width="1.5"') +
      [
        [250, 110, terracotta],
        [352, 290, sand],
        [462, 470, sage],
        [572, 655, indigo],
      ]
        .map(([top, low, colour]) =>
          path(`M${top} 204h62L${Number(low) + 132} 330H${low}z`, `fill="${colour}" opacity=".92"`),
        )
        .join(""),
    glow("g", "#FFF1D6"),
  ),
  // Gentle chair yoga: a chair in window light.
  "1DYH5ud3zHo": poster(
    "noon",
    panes(170, 38, 62, 92, "#F6C98F") +
      path("M0 262H640V360H0z", `fill="${oak}"`) +
      path("M0 262H640", `stroke="#7d5432" stroke-width="5"`) +
      ellipse(474, 318, 92, 10, 'fill="#5d3d22" opacity=".45"') +
      lines(
        "#5A3B24",
        8,
        1,
        path("M430 92V204L418 316M518 92V204L530 316M452 214L446 300M496 214L502 300M437 268H511"),
      ) +
      lines("#7A5232", 8, 1, path("M430 104H518M430 150H518M430 186H518")) +
      path("M420 202H528L538 222H410z", 'fill="#7A5232"') +
      path("M426 188h96q6 0 6 7t-6 7h-96q-6 0-6-7t6-7z", `fill="${linen}"`) +
      path("M446 84h56q5 0 5 5v78q0 5-5 5h-56q-5 0-5-5V89q0-5 5-5z", `fill="${terracotta}"`) +
      path("M441 150h66M441 158h66", `stroke="${peach}" stroke-width="3"`),
  ),
  // Pranayama basics: three breaths.
  "395ZloN4Rr8": poster(
    "dawn",
    sun(500, 96, 26) +
      times(3, (index) =>
        lines(
          [linen, "#FCE9CB", "#5d4a5e"][index]!,
          4 - index * 0.6,
          0.95,
          path(
            curve(-40, 40, 19, (x) => 128 + index * 54 - (34 - index * 8) * Math.sin((x * (2 + index)) / 3.1 + index)),
          ),
        ),
      ) +
      hills(292, ["#6E5B6E", "#4A4560"], 4, 26),
    glow("g", "#FFE9C4"),
  ),
  // Alternate nostril breathing: a warm and a cool stream that cross.
  "8VwufJrUhic": poster(
    "blue",
    circle(430, 168, 190, 'fill="url(#g)"') +
      (
        [
          [gold, 1],
          ["#BFC6DA", -1],
        ] as const
      )
        .map(([colour, side]) =>
          times(3, (index) =>
            lines(
              colour,
              4.4 - index * 1.2,
              0.95 - index * 0.25,
              path(curve(-30, 60, 13, (x) => 168 - side * (72 - index * 15) * Math.sin((x - 0.5) * 0.92))),
            ),
          ),
        )
        .join(""),
    glow("g", peach, 0.35),
  ),
  // Bee breath: a honeycomb that hums outwards from one cell.
  jHAa1B0XctU: poster(
    "clay",
    circle(440, 160, 250, 'fill="url(#g)"') +
      '<defs><path id="c" d="M0-31L26.8-15.5V15.5L0 31-26.8 15.5V-15.5z"/></defs>' +
      lines(
        "#FBDDA6",
        2.4,
        1,
        times(37, (index) => {
          const [row, column] = honeycomb[index]!;
          const x = 53.7 * (column + row / 2);
          const y = 46.5 * row;
          const far = Math.hypot(x, y) / 170;
          return `<use href="#c" x="${n(440 + x)}" y="${n(160 + y)}" opacity="${n(Math.max(0.1, 1 - far))}"${far === 0 ? ` fill="${gold}"` : ""}/>`;
        }),
      ) +
      rings(440, 160, 3, 10, 6, upper("brick")),
    glow("g", gold, 0.8),
  ),
  // 4-7-8 breathing: in for four, hold for seven, out for eight.
  YRPh_GaiL8s: poster(
    "dusk",
    stars(3, 14) +
      sun(506, 92, 20, "#FBE3C3") +
      hills(214, ["#8E6F78", "#5F5368", "#35354D"], 2, 34) +
      lines(
        linen,
        4,
        1,
        path(
          "M-60 236C-10 236 0 118 60 118H165C255 118 225 236 285 236C335 236 345 118 405 118H510C600 118 570 236 640 236",
        ),
      ) +
      group(
        `fill="${gold}"`,
        circle(60, 118, 7) + circle(165, 118, 7) + circle(285, 236, 7) + circle(405, 118, 7) + circle(510, 118, 7),
      ),
    glow("g", "#FBD9A8", 0.6),
  ),
  // Mantra meditation: the Chladni figure of a sung note.
  vbVh43mTHF4: poster(
    "clay",
    circle(436, 166, 230, 'fill="url(#g)"') + chladni([58.27, 77.7, 116.54], 436, 172, 1.55, "#FBE7C6"),
    glow("g", gold, 0.55),
  ),
  // Om chanting: three swelling sounds surrounded by silence.
  LMmuChXra_M: poster(
    "night",
    stars(5, 18) +
      circle(430, 160, 230, 'fill="url(#g)"') +
      rings(430, 160, 9, 26, 22, gold) +
      circle(430, 160, 12, `fill="${gold}"`) +
      rings(360, 160, 4, 14, 15, peach) +
      rings(500, 160, 4, 14, 15, peach),
    glow("g", brass, 0.45),
  ),
  // Yoga nidra: the moon on a lake.
  "8mM5Oks8yZc": poster(
    "night",
    stars(1, 26) +
      sun(448, 96, 32, "#F4E6CC") +
      hills(176, ["#3B3D58", "#2C2E47"], 3, 20) +
      water(220, "#1D2034", 448, "#EAD3A8", 10),
    glow("g", "#EAD9B8", 0.4),
  ),
  // Guided meditation: a stone and its ripples.
  U9YKY7fdwyg: poster(
    "dawn",
    sun(250, 116, 22) +
      hills(126, ["#C79D8A", "#A58489"], 5, 22) +
      path("M0 178H640V360H0z", 'fill="#D9B391"') +
      rings(450, 258, 7, 76, 30, linen, 0.24) +
      path("M384 262C380 226 414 206 452 206S524 230 518 262Q452 276 384 262z", `fill="${night}"`) +
      path("M400 234Q424 212 462 214", `fill="none" stroke="${mauve}" stroke-width="4" stroke-linecap="round"`),
    glow("g", "#FFF0D2"),
  ),
  // Yoga at your desk: a cup on a table in window light.
  tAUf7aajBWE: poster(
    "moss",
    panes(260, 26, 70, 84, "#F4DDA8") +
      path("M0 246H640V268H0z", 'fill="#6B4A2C"') +
      path("M0 268H640V360H0z", 'fill="#4b3722"') +
      path("M430 178H520L512 246H438z", `fill="${terracotta}"`) +
      ellipse(475, 178, 45, 9, 'fill="#6a3320"') +
      path("M518 192q30 0 24 24t-28 14", `fill="none" stroke="${terracotta}" stroke-width="8"`) +
      lines(linen, 3, 0.8, path("M462 160c-14-16 12-24 0-44s8-26 2-38M490 160c-12-14 10-22 0-38s6-20 2-30")) +
      path("M296 232h86v14h-86zM304 220h72v12h-72z", `fill="${linen}"`),
  ),
  // Lower back pain: a spine as a row of smooth stones.
  XeXz8fIZDCE: poster(
    "noon",
    circle(430, 170, 200, 'fill="url(#g)"') +
      times(11, (index, share) => {
        const bend = 5.6 * share + 0.4;
        const x = n(438 + 30 * Math.sin(bend));
        const tilt = n((-Math.atan(0.55 * Math.cos(bend)) * 180) / Math.PI);
        const fill = index === 8 ? terracotta : ["#B8926A", "#9A7A5C"][index % 2];
        return ellipse(
          0,
          0,
          24 + 20 * share,
          11.5,
          `fill="${fill}" transform="translate(${x} ${34 + index * 27})rotate(${tilt})"`,
        );
      }),
    glow("g", peach, 0.75),
  ),
  // Stress: a restless line that calms down.
  hJbRpHZr_d0: poster(
    "moss",
    sun(520, 108, 26) +
      hills(210, ["#7F8768", "#626C50", "#454E3C"], 6, 36) +
      lines(
        linen,
        3.5,
        1,
        path(curve(-10, 11, 60, (x) => 160 - 58 * Math.exp(-x / 17) * Math.sin(x * 2.1) - 5 * Math.sin(x / 6))),
      ),
    glow("g", "#FBEBC2", 0.8),
  ),
  // Bedtime: a thin moon over sleeping hills.
  "v7SN-d4qXx0": poster(
    "blue",
    stars(7, 24) +
      circle(470, 104, 150, 'fill="url(#g)"') +
      path("M482 58A50 50 0 1 0 520 138 42 42 0 1 1 482 58z", `fill="#F6E6C8"`) +
      hills(206, ["#59566F", "#40425C", "#2B2E47", "#1F2238"], 8, 34),
    glow("g", "#F0DDB9", 0.45),
  ),
  // What yoga does to body and brain: two waves interfere.
  _8kV4FHSdNA: poster(
    "noon",
    group("", rings(350, 170, 11, 12, 19, terracotta) + rings(520, 170, 11, 12, 19, indigo)) +
      circle(350, 170, 6, `fill="${terracotta}"`) +
      circle(520, 170, 6, `fill="${indigo}"`),
  ),
  // How mindfulness changes the brain: many traces, one shared shape.
  "7CBfCW67xT8": poster(
    "night",
    times(8, (index) =>
      path(
        `${curve(
          -10,
          50,
          14,
          (x) =>
            86 +
            index * 30 -
            (76 - index * 3) * Math.exp(-(((x - 8.8) / 2.1) ** 2)) * (0.72 + 0.28 * Math.sin(index * 2.6 + x * 1.4)),
        )}V370H-10z`,
        `fill="${night}" stroke="${index % 3 === 1 ? gold : "#B9A893"}" stroke-width="2"`,
      ),
    ),
  ),
  // Raja yoga: eight nested gates with light in the last.
  Bj5_lNQdJPw: poster(
    "night",
    times(8, (index) => {
      const half = 236 - index * 27.5;
      const fill = ["#2B2E47", "#3D3C56", "#544B64", "#705E6C", "#917571", "#B59079", "#D6AF87", "#F6D9A8"][index];
      return path(
        `M${n(446 - half)} 360V${n(216 + index * 2)}a${n(half)} ${n(half * 0.92)} 0 0 1 ${n(2 * half)} 0V360z`,
        `fill="${fill}"`,
      );
    }) +
      circle(446, 244, 17, 'fill="#FFF6E2"') +
      path("M403 288Q446 276 490 288V360H403z", 'fill="#C89B76"'),
  ),
  // Bhakti yoga: a lamp and its light.
  "dDIdHh2-mF8": poster(
    "clay",
    circle(440, 150, 240, 'fill="url(#g)"') +
      rings(440, 168, 6, 62, 30, "#F9D9A4") +
      path("M440 92C470 134 476 156 468 178A30 30 0 0 1 412 178C404 156 424 134 440 92z", 'fill="#FFE3A6"') +
      path("M440 138c12 20 16 30 12 42a13 13 0 0 1-24 0c-4-12 2-22 12-42z", 'fill="#FFF8E6"') +
      path("M356 204Q440 226 524 204C518 252 486 272 440 272S362 252 356 204z", 'fill="#4A2416"') +
      path("M356 204Q440 226 524 204", `fill="none" stroke="${gold}" stroke-width="4" stroke-linecap="round"`),
    glow("g", gold, 0.75),
  ),
  // Singing bowls: three bowls, one sounding.
  "unCya_-8ECs": poster(
    "morning",
    rings(430, 170, 8, 96, 26, brass, 0.42) +
      path("M0 270H640V360H0z", `fill="${oak}"`) +
      ellipse(430, 262, 120, 14, 'fill="#6a4728" opacity=".6"') +
      bowl(246, 222, 52, "#A8742F", "#6E4818") +
      bowl(582, 216, 48, "#A8742F", "#6E4818") +
      bowl(430, 176, 106, "#B98237", "#7A5120", "#F0CE8C"),
  ),
  // Sun salutation: the twelve positions of one round.
  "1xRX1MuoImw": poster(
    "dawn",
    circle(430, 204, 240, 'fill="url(#g)"') +
      times(12, (index) => {
        const angle = Math.PI * (1 + index / 11);
        return circle(
          430 + 168 * Math.cos(angle),
          206 + 150 * Math.sin(angle),
          8 + 9 * Math.sin((Math.PI * index) / 11),
          `fill="#FFF3DC" opacity="${n(0.55 + 0.45 * Math.sin((Math.PI * index) / 11))}"`,
        );
      }) +
      lines("#FFF3DC", 1.5, 0.7, path("M262 206A168 150 0 0 1 598 206")) +
      circle(430, 206, 44, 'fill="#FFF3DC"') +
      hills(206, ["#B98B7F", "#8A6D78", "#5A5068"], 9, 40),
    glow("g", "#FFEBC8", 0.9),
  ),
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync("public/posters", { recursive: true });
  for (const [id, svg] of Object.entries(posters)) writeFileSync(`public/posters/${id}.svg`, svg);
}
