import type { Clip } from "../dsp/clip.ts";
import { FIRST_STRING } from "../score/drone.ts";
import { clipSeed, type ClipSpec } from "../score/events.ts";
import type { Score } from "../score/types.ts";
import { choir } from "./choir.ts";
import { harpPluck } from "./harp.ts";
import { BELL_MODES, BOWL_MODES, rubRim, strike } from "./bowls-and-bells.ts";
import { tanpuraPluck } from "./tanpura.ts";

export function makeClip(spec: ClipSpec, score: Score): Clip {
  const { sa } = score;
  const seed = clipSeed(spec);
  switch (spec.instrument) {
    case "tanpura":
      return tanpuraString(spec.string, spec.variant, score);
    case "harp":
      return harpPluck(sa * spec.note, (Math.log2(spec.note) - 1) * 0.35);
    case "bowl": {
      // Smaller bowls decay faster, and dark scores use a softer mallet.
      const t60 = 26 / spec.note ** 0.35;
      const softness = score.cutoffHz < 4000 ? 1 : 0.75;
      return strike(BOWL_MODES, { hz: sa * spec.note, t60, softness, pan: spec.side ? 0.2 : -0.15, seed });
    }
    case "bell":
      return strike(BELL_MODES, { hz: sa * spec.note, t60: 11, softness: 0.3, pan: 0, seed });
    case "rim":
      return rubRim(sa * spec.note, spec.seconds, seed);
    case "choir":
      return choir({ ...spec, hz: sa * spec.note, seed });
  }
}

/** The two middle strings are slightly detuned so that they beat, as on a real tanpura. */
function tanpuraString(string: string, variant: number, { sa, tanpura }: Score): Clip {
  switch (string) {
    case "first":
      return tanpuraPluck(sa * FIRST_STRING[tanpura.first], variant, -0.35);
    case "middle":
      return tanpuraPluck(sa, variant, -0.12);
    case "second-middle":
      return tanpuraPluck(sa * 1.0006, variant + 1, 0.14);
    default:
      return tanpuraPluck(sa / 2, variant, 0.32);
  }
}
