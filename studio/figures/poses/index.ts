import type { Scene } from "#studio/figures/figure.ts";
import { breath } from "#studio/figures/poses/breath.ts";
import { catOnChair, chair, sitting } from "#studio/figures/poses/chair.ts";
import { floorRise, lying } from "#studio/figures/poses/floor.ts";
import { standing } from "#studio/figures/poses/standing.ts";

export const scenes: Record<string, Scene> = {
  ...chair,
  ...catOnChair,
  ...sitting,
  ...floorRise,
  ...lying,
  ...standing,
  ...breath,
};
