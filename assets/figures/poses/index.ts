import type { Scene } from "#assets/figures/figure.ts";
import { breath } from "#assets/figures/poses/breath.ts";
import { catOnChair, chair, sitting } from "#assets/figures/poses/chair.ts";
import { floorRise, lying } from "#assets/figures/poses/floor.ts";
import { standing } from "#assets/figures/poses/standing.ts";

export const scenes: Record<string, Scene> = {
  ...chair,
  ...catOnChair,
  ...sitting,
  ...floorRise,
  ...lying,
  ...standing,
  ...breath,
};
