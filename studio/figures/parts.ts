import type { Pt, Ring } from "#studio/figures/geometry.ts";

/**
 * The colours of a figure by role: in light and in dark. A person may bring their own (people.ts). What is needed to
 * understand a drawing has a contrast of 3:1 to the tile behind it; pale skin has it by its rim.
 */
export const tones = {
  skin: ["#c4875b", "#dba37c"],
  "skin-far": ["#a66e47", "#b8835e"],
  top: ["#ad5a3b", "#e29470"],
  "top-far": ["#8a432b", "#c47456"],
  legs: ["#46516c", "#9aa5c4"],
  "legs-far": ["#333c54", "#7d88a8"],
  sock: ["#a5742c", "#efe4d0"],
  "sock-far": ["#85591b", "#c9b995"],
  hair: ["#8d8894", "#cfcad4"],
  eye: ["#fdf9f1", "#fdf9f1"],
  line: ["#5f2b19", "#4a2012"],
  wood: ["#a67b44", "#c6a06c"],
  "wood-far": ["#86622f", "#a38352"],
  soft: ["#868e71", "#9aa685"],
  "soft-far": ["#6f785b", "#7f8b6b"],
  rug: ["#bcc3a8", "#525c70"],
  wall: ["#e9dcc3", "#454a66"],
  ground: ["#957f57", "#8b90b0"],
  mark: ["#23263a", "#f7f0e4"],
  breath: ["#8a5a12", "#f0cd8f"],
  /** Around a mark that crosses the body; the colour of the tile behind the figure (--role-tile). */
  halo: ["#eef2e4", "#353b56"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;
export type Tone = keyof typeof tones;

/** One layer of a drawing: a filled shape or a stroked line. */
export interface Part {
  tone: Tone;
  rings?: Ring[];
  lines?: Pt[][];
  /** Line width in centimetres. */
  width?: number;
  dash?: string;
  /** Drawn without the thin gap that separates one limb from the next. */
  plain?: boolean;
}
