import type { Pt, Ring } from "#assets/figures/geometry.ts";

/** The colours of a figure by role: in light and in dark. A person may bring their own (people.ts). */
export const tones = {
  skin: ["#cf9469", "#d9a078"],
  "skin-far": ["#b47a52", "#b27d58"],
  top: ["#ad5a3b", "#c9714c"],
  "top-far": ["#8a432b", "#9c5236"],
  legs: ["#46516c", "#8e99b8"],
  "legs-far": ["#333c54", "#6b7593"],
  sock: ["#e6d3b1", "#efe4d0"],
  "sock-far": ["#cdb68d", "#c9b995"],
  hair: ["#8d8894", "#cfcad4"],
  line: ["#5f2b19", "#4a2012"],
  wood: ["#c59d68", "#a5814f"],
  "wood-far": ["#a67f4c", "#7d6140"],
  soft: ["#a7ae93", "#6f7a5e"],
  "soft-far": ["#878f74", "#56604a"],
  wall: ["#e9dcc3", "#454a66"],
  ground: ["#cdb68f", "#5d6280"],
  mark: ["#23263a", "#f7f0e4"],
  breath: ["#8a5a12", "#f0cd8f"],
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
