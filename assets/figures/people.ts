import type { Hair } from "#assets/figures/heads.ts";
import type { Tone } from "#assets/figures/parts.ts";

/** Who is drawn. Tones that are not given are those of parts.ts. */
export interface Person {
  hair: Hair;
  beard?: boolean;
  /** How many centimetres rounder than most at the waist. */
  fuller?: number;
  feet: "bare" | "sock";
  tones?: Partial<Record<Tone, readonly [light: string, dark: string]>>;
}

export const people = {
  /** A grey bun, a terracotta tunic. */
  uma: { hair: "bun", feet: "bare" },
  /** Short white hair, dark skin, a green top. */
  joseph: {
    hair: "short",
    feet: "bare",
    tones: {
      skin: ["#7d4e33", "#966446"],
      "skin-far": ["#643c26", "#774c33"],
      hair: ["#d8d2c8", "#efe9df"],
      top: ["#5f7350", "#86a073"],
      "top-far": ["#495b3d", "#687f58"],
      line: ["#2b140a", "#26110a"],
    },
  },
  /** Dark hair in a bun, light skin, an indigo top. */
  lin: {
    hair: "bun",
    feet: "bare",
    tones: {
      skin: ["#e6bd97", "#eccaa8"],
      "skin-far": ["#cb9e77", "#c89f7d"],
      hair: ["#33303a", "#7d6b70"],
      top: ["#4b5f8a", "#7f97cc"],
      "top-far": ["#394a6e", "#6078a8"],
      legs: ["#7a6a58", "#b3a28c"],
      "legs-far": ["#5f5244", "#8f806d"],
    },
  },
  /** Short black hair and a beard, brown skin, a marigold top. */
  ravi: {
    hair: "short",
    beard: true,
    feet: "bare",
    tones: {
      skin: ["#a9714a", "#bd8660"],
      "skin-far": ["#8b5a38", "#976846"],
      hair: ["#2e2a2c", "#7a675f"],
      top: ["#c98a2b", "#e2ab55"],
      "top-far": ["#a56e1c", "#b88638"],
    },
  },
  /** A long plait, brown skin, a fuller figure, a plum top. */
  meera: {
    hair: "plait",
    fuller: 4,
    feet: "bare",
    tones: {
      skin: ["#b98058", "#c9926c"],
      "skin-far": ["#996541", "#a3734f"],
      hair: ["#3a2c2a", "#8a6555"],
      top: ["#84496b", "#b57499"],
      "top-far": ["#673553", "#935a7b"],
    },
  },
} satisfies Record<string, Person>;
export type PersonName = keyof typeof people;
