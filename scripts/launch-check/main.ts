import { Content, pageFile } from "#app/content/read/content.ts";
import { openPoints } from "#scripts/launch-check/open-points.ts";
import { loadSettings } from "#scripts/setup.mjs";
import { sessions } from "#sound/sessions/all.ts";

loadSettings();

// Prints what the owner has still to confirm, and fails until nothing is left.
const content = new Content();
content.readEverything();
const points = openPoints({
  unconfirmed: [...content.files.values()].flatMap(({ unconfirmed }) => unconfirmed),
  pages: Object.fromEntries(Object.entries(content.pages).map(([path, page]) => [pageFile(path), page])),
  sessions: sessions.map(({ topic }) => topic),
  confirmations: content.confirmations,
  inbox: { messages: Boolean(process.env.INBOX), mail: Boolean(process.env.SMTP_URL) },
  today: new Date().toISOString().slice(0, 10),
});

let shown = "";
for (const { file, line, field, value, needs } of points) {
  if (file !== shown) console.log(`\n${(shown = file)}`);
  console.log(`  ${line ? `line ${line}: ` : ""}${field}\n      now:   ${value}\n      needs: ${needs}`);
}
console.log(
  points.length === 0 ? "Nothing is left to confirm." : `\n${points.length} points to confirm before launch.`,
);
process.exitCode = points.length === 0 ? 0 : 1;
