// npm run --prefix studio sound:tanpura writes public/audio/tanpura/*.mp3, which app/shared/tanpura.ts repeats.
import { mkdirSync, writeFileSync } from "node:fs";
import { loopPath, pitches, tunings } from "../../../app/shared/tanpura.ts";
import { loopPart } from "../timer/timer-sounds.ts";
import { loopOf } from "./loop.ts";

mkdirSync("public/audio/tanpura", { recursive: true });
for (const { name, hz } of pitches) {
  for (const tuning of tunings) {
    const { bytes, count } = await loopPart(loopOf(hz, tuning));
    writeFileSync(`public${loopPath(name, tuning)}`, bytes);
    console.log(`${name} ${tuning}: ${count} frames, ${(bytes.length / 1000).toFixed(0)} kB`);
  }
}
