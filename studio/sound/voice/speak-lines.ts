// npm run voice. See README.md.
import { writeFileSync } from "node:fs";
import { RATE } from "../dsp/rate.ts";
import { sessions } from "../sessions/all.ts";
import { packagesAreInstalled } from "./model.ts";
import { draftPhonemes } from "./phonemes.ts";
import { speak } from "./speech.ts";
import { spokenLines, type SpokenLine } from "./spoken-lines.ts";

if (!packagesAreInstalled()) {
  console.error("The speech packages are missing. Fix: npm ci --ignore-scripts --prefix sound/voice");
  process.exit(1);
}

const says = sessions.flatMap(({ parts }) => parts.flatMap(({ say }) => say));
const texts = new Set(says.map((say) => (typeof say === "string" ? say : say.text)));
const lines: Record<string, SpokenLine> = {};
for (const text of texts) {
  const phonemes = spokenLines[text]?.phonemes ?? (await draftPhonemes(text));
  if (!spokenLines[text]) console.log(`New, please review its phonemes: ${text}\n  ${phonemes}`);
  lines[text] = { phonemes, seconds: spokenLines[text]?.seconds ?? 0 };
}
const save = (): void =>
  writeFileSync(new URL("./spoken-lines.json", import.meta.url), `${JSON.stringify(lines, null, 2)}\n`);
save();
if (!process.argv.includes("--draft")) {
  for (const line of Object.values(lines)) {
    line.seconds = Math.round(((await speak(line.phonemes)).length / RATE) * 1000) / 1000;
  }
  save();
}
const total = Object.values(lines).reduce((sum, { seconds }) => sum + seconds, 0);
console.log(`${texts.size} lines, ${Math.round(total)} s of speech.`);
