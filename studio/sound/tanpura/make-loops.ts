// npm run --prefix studio sound:tanpura writes public/audio/tanpura/*.mp3, which app/shared/tanpura.ts repeats.
import { mkdirSync, writeFileSync } from "node:fs";
import { loopPath, pitches, tunings } from "../../../app/shared/tanpura.ts";
import { loopPart, tanpuraLoop } from "../timer/timer-sounds.ts";

/** Long enough that the ear does not notice the repetition. */
const ROUNDS = 4;
const LUFS = -22;
/** With the first seed, the strings of D♯ meet so that its Sa sounds 5 cents sharp. */
const SEEDS: Readonly<Record<string, number>> = { ds: 2 };

mkdirSync("public/audio/tanpura", { recursive: true });
for (const { name, hz } of pitches) {
  for (const tuning of tunings) {
    const drone = { sa: hz, tuning, rounds: ROUNDS, lufs: LUFS, seed: SEEDS[name] ?? 1 };
    const { bytes, count } = await loopPart(tanpuraLoop(drone));
    writeFileSync(`public${loopPath(name, tuning)}`, bytes);
    console.log(`${name} ${tuning}: ${count} frames, ${(bytes.length / 1000).toFixed(0)} kB`);
  }
}
