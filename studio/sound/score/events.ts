import { seedFrom, type Random } from "../dsp/random.ts";
import { clamp, toGain } from "../dsp/math.ts";
import type { Voices } from "../instruments/choir.ts";
import type { Syllable } from "../instruments/phonemes.ts";
import type { Melody } from "../instruments/voice.ts";
import { chantStretches } from "./breath.ts";
import { chantOf, chantPattern, cycleOf } from "./chant.ts";
import { gainOf } from "./levels.ts";
import type { ChantLayer, EventLayer, Note, Part } from "./types.ts";

/** A sound that is synthesised once and played wherever it is scheduled. Its JSON seeds it, so renaming a field changes it. */
export type ClipSpec =
  | { instrument: "tanpura"; string: "first" | "middle" | "second-middle" | "low"; variant: number }
  | { instrument: "harp"; note: Note }
  | { instrument: "bowl"; note: Note; side: number }
  | { instrument: "bell"; note: Note; variant: number }
  | { instrument: "rim"; note: Note; seconds: number }
  | {
      instrument: "choir";
      syllable: Syllable;
      seconds: number;
      voices: Voices;
      note: Note;
      melody: Melody;
      variant: number;
    };

/** A clip scheduled at `start` (seconds). */
export type Sound = { start: number; clip: ClipSpec; gain: number };

/** Variants of each chant, so that no two in a row are the same. */
const TAKES = 4;

/** Everything struck, plucked or sung in a part that begins at `start`. */
export function scheduleClips(part: Part, start: number, random: Random): Sound[] {
  return part.layers.flatMap((layer) => {
    if (layer.kind === "chant") return chantSounds(part, layer, start, random);
    return isEvent(layer) ? SCHEDULERS[layer.kind](layer as never, part, start, random) : [];
  });
}

const isEvent = (layer: Part["layers"][number]): layer is EventLayer => layer.kind in SCHEDULERS;

type Scheduler<Kind extends EventLayer["kind"]> = (
  layer: Extract<EventLayer, { kind: Kind }>,
  part: Part,
  start: number,
  random: Random,
) => Sound[];

const SCHEDULERS: { [Kind in EventLayer["kind"]]: Scheduler<Kind> } = {
  bowls: (layer, part, start, random) => {
    const sounds: Sound[] = [];
    let at = layer.first ?? 1;
    for (let i = 0; i < (layer.count ?? Infinity) && at < part.seconds - 4; i++) {
      const note = layer.notes[i % layer.notes.length]!;
      const gain = gainOf(layer, at / part.seconds) * toGain(random.spread());
      sounds.push({ start: start + at, clip: { instrument: "bowl", note, side: i % 2 }, gain });
      at += layer.every * (1 + 0.06 * random.spread());
    }
    return sounds;
  },
  bells: (layer, _part, start) =>
    Array.from({ length: layer.count }, (_, i) => ({
      start: start + (layer.first ?? 2) + i * layer.every,
      clip: { instrument: "bell", note: layer.note, variant: i % 3 },
      gain: gainOf(layer, 0) * toGain(-1.5 * i),
    })),
  rim: (layer, part, start) => {
    const sounds: Sound[] = [];
    for (let at = layer.first ?? 2; at < part.seconds - layer.seconds * 0.6; at += layer.every) {
      const clip = { instrument: "rim", note: layer.note, seconds: layer.seconds } as const;
      sounds.push({ start: start + at, clip, gain: gainOf(layer, at / part.seconds) });
    }
    return sounds;
  },
  harp: (layer, part, start, random) => {
    const sounds: Sound[] = [];
    const top = layer.scale.length - 1;
    const falls = layer.shape === "fall";
    let at = 5;
    let step = Math.floor(top / 2);
    while (at < part.seconds - 6) {
      const notes = falls ? 3 + Math.floor(random.next() * 3) : 1 + Math.floor(random.next() * 4);
      if (falls) step = top - Math.floor(random.next() * 3);
      for (let k = 0; k < notes && at < part.seconds - 6; k++) {
        const gain = gainOf(layer, at / part.seconds) * toGain(random.spread() * 2);
        sounds.push({ start: start + at, clip: { instrument: "harp", note: layer.scale[step]! }, gain });
        const stride = random.next() < 0.8 ? 1 : 2;
        step = clamp(step + (falls || random.next() < 0.5 ? -stride : stride), 0, top);
        at += layer.pace * random.between(0.8, 1.25);
      }
      at += layer.every * random.between(0.7, 1.3);
    }
    return sounds;
  },
};

/** The choir sings on the listener's out-breath, or calls and then waits for the answer. */
function chantSounds(part: Part, layer: ChantLayer, start: number, random: Random): Sound[] {
  if (layer !== chantOf(part)) throw new Error(`${part.title}: a part can have only one chant`);
  const cycle = cycleOf(chantPattern(layer));
  const sounds: Sound[] = [];
  let take = -1;
  for (const stretch of chantStretches(part, layer, start)) {
    for (let at = stretch.start + layer.gap; at < stretch.end; at += cycle) {
      take = (take + 1 + Math.floor(random.next() * (TAKES - 1))) % TAKES;
      const gain = gainOf(layer, (at - start) / part.seconds) * toGain(random.spread() * 0.5);
      sounds.push({ start: at, clip: chantClip(layer, take), gain });
      if (layer.answer) sounds.push(answerNote(layer, at + layer.seconds + layer.gap));
    }
  }
  return sounds;
}

const chantClip = (layer: ChantLayer, variant: number): ClipSpec => ({
  instrument: "choir",
  syllable: layer.syllable,
  seconds: layer.seconds,
  voices: layer.voices ?? "group",
  note: layer.note ?? 1,
  melody: layer.melody ?? [[0, 1]],
  variant,
});

/** A soft harp note at the pitch of the answer cues listeners whose eyes are closed. */
const answerNote = (layer: ChantLayer, start: number): Sound => ({
  start,
  clip: { instrument: "harp", note: (layer.melody?.[0]?.[1] ?? 1) * (layer.note ?? 1) },
  gain: gainOf({ kind: "harp", level: -13 }, 0),
});

export const clipKey = (clip: ClipSpec): string => JSON.stringify(clip);
export const clipSeed = (clip: ClipSpec): number => seedFrom(clipKey(clip));
