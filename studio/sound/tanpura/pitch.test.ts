import { expect, test } from "vitest";
import { frameRate } from "../../../app/shared/mp3-frames.ts";
import { pitches, tunings } from "../../../app/shared/tanpura.ts";
import { FIRST_STRING } from "../score/drone.ts";
import { loopOf } from "./loop.ts";
import { correlationCents, meanCents, pitchTrack } from "./pitch.ts";

const WINDOW_SECONDS = 0.5;
const sine = (hz: number) =>
  Float32Array.from({ length: 3 * frameRate }, (_, i) => Math.sin((2 * Math.PI * hz * i) / frameRate));
const cents = (samples: Float32Array, hz: number) => meanCents(pitchTrack(samples, frameRate, hz, WINDOW_SECONDS));

test.each([-7, 0, 3])("a tone %i cents from its note is measured as such", (off) => {
  const tone = sine(220 * 2 ** (off / 1200));
  expect(cents(tone, 220)).toBeCloseTo(off, 2);
  expect(correlationCents(tone, frameRate, [220])[0]).toBeCloseTo(off, 1);
});

// High, middle and low, each in another tuning: all 36 loops would take minutes.
test.each(tunings.map((tuning, i) => ({ ...pitches.at(-1 - 5 * i)!, tuning })))(
  "Sa, its octaves and the first string of the loop in $note with $tuning are within 2 cents by two methods",
  ({ hz, tuning }) => {
    const loop = loopOf(hz, tuning);
    const notes = [hz, 2 * hz, hz / 2, hz * FIRST_STRING[tuning]];
    const measured = [...notes.map((note) => cents(loop, note)), ...correlationCents(loop, frameRate, notes)];
    for (const off of measured) expect(Math.abs(off)).toBeLessThan(2);
  },
);
