import type { Hair } from "#studio/figures/heads.ts";
import type { Tone } from "#studio/figures/parts.ts";

/** Who is drawn. Tones that are not given are those of parts.ts. */
export interface Person {
  hair: Hair;
  beard?: boolean;
  /** How many centimetres rounder than most at the waist. */
  fuller?: number;
  feet: "bare" | "sock";
  tones?: Partial<Record<Tone, readonly [light: string, dark: string]>>;
}

/** Dark hair stays dark in the dark theme, inside a pale rim. */
export const darkHair = "#1b1920";
export const hairRim = "#a9aec9";

export const people = {
  /** A grey bun, a terracotta tunic. */
  uma: { hair: "bun", feet: "bare" },
  /** Short grey hair, dark skin, a green top. */
  joseph: {
    hair: "short",
    feet: "bare",
    tones: {
      skin: ["#7d4e33", "#b88057"],
      "skin-far": ["#643c26", "#b07a58"],
      hair: ["#8e8881", "#c8c2b8"],
      top: ["#5f7350", "#93ad80"],
      "top-far": ["#495b3d", "#768e65"],
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
      hair: ["#33303a", darkHair],
      top: ["#4b5f8a", "#8fa6d8"],
      "top-far": ["#394a6e", "#6f88ba"],
      legs: ["#7a6a58", "#b3a28c"],
      "legs-far": ["#5f5244", "#998a76"],
    },
  },
  /** Short black hair and a beard, brown skin, a marigold top. */
  ravi: {
    hair: "short",
    beard: true,
    feet: "bare",
    tones: {
      skin: ["#a9714a", "#c8926c"],
      "skin-far": ["#8b5a38", "#b07d56"],
      hair: ["#2e2a2c", darkHair],
      top: ["#b97a1c", "#e2ab55"],
      "top-far": ["#935f12", "#b88638"],
    },
  },
  /** A long plait, brown skin, a fuller figure, a plum top. */
  meera: {
    hair: "plait",
    fuller: 4,
    feet: "bare",
    tones: {
      skin: ["#b98058", "#c9926c"],
      "skin-far": ["#996541", "#ad7b56"],
      hair: ["#3a2c2a", darkHair],
      top: ["#84496b", "#bd7fa4"],
      "top-far": ["#673553", "#b3789a"],
    },
  },
} satisfies Record<string, Person>;
export type PersonName = keyof typeof people;
