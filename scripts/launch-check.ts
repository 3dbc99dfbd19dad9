import { Content } from "#app/content/read/content.ts";
import { openPoints } from "#app/checks/open-points.ts";
import { loadSettings } from "#scripts/prepare.mjs";

loadSettings();

// Prints what the owner still has to confirm, and fails until nothing is left.
const content = new Content();
content.readEverything();
const points = openPoints(content, new Date().toISOString().slice(0, 10));

let shown = "";
for (const { file, line, field, value, needs } of points) {
  if (file !== shown) console.log(`\n${(shown = file)}`);
  console.log(`  ${line ? `line ${line}: ` : ""}${field}\n      now:   ${value}\n      needs: ${needs}`);
}
console.log(
  points.length === 0 ? "Nothing is left to confirm." : `\n${points.length} points to confirm before launch.`,
);
process.exitCode = points.length === 0 ? 0 : 1;
