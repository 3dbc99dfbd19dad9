// npm run --prefix studio sound:timer writes public/audio/timer/*.mp3, the parts that app/shared/timer.ts and breath-sound.ts join.
import { mkdirSync, writeFileSync } from "node:fs";
import type { Frames } from "../../../app/shared/mp3-frames.ts";
import { bells } from "../../../app/shared/timer.ts";
import { breathPart } from "./breath-sounds.ts";
import { bellOverTanpura, bellPart, loopPart, strikes, tanpuraLoop } from "./timer-sounds.ts";

const FOLDER = "public/audio/timer";

function save(name: string, { bytes, count }: Frames): void {
  writeFileSync(`${FOLDER}/${name}.mp3`, bytes);
  console.log(`${name}: ${count} frames, ${(bytes.length / 1000).toFixed(0)} kB`);
}

mkdirSync(FOLDER, { recursive: true });
const loop = tanpuraLoop();
save("tanpura", await loopPart(loop));
for (const kind of bells) {
  for (const count of [1, 3]) {
    const bell = strikes(kind, count);
    save(`${kind}-${count}`, await bellPart(bell));
    save(`tanpura-${kind}-${count}`, await bellOverTanpura(bell, loop));
  }
}
save("breath", await breathPart());
