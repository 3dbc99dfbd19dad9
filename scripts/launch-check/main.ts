import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pages } from "#app/content/pages/index.ts";
import type { PageContent, SitePath } from "#app/content/types.ts";
import { pageFile } from "#app/page/content-problem.ts";
import { launchConfirmed } from "#scripts/launch-check/owner-confirmations.ts";
import { launchList } from "#scripts/launch-check/open-points.ts";

if (existsSync(".env")) process.loadEnvFile(".env");

// Prints what the owner has still to confirm, and fails until nothing is left.
const list = launchList({
  sources: Object.fromEntries(contentFiles().map((file) => [file, readFileSync(file, "utf8")])),
  pages: Object.fromEntries(
    (Object.entries(pages) as [SitePath, PageContent][]).map(([path, page]) => [pageFile(path), page]),
  ),
  sessions: await sessionTopics(),
  confirmed: launchConfirmed,
  inbox: { messages: Boolean(process.env.INBOX), mail: Boolean(process.env.SMTP_URL) },
  today: new Date().toISOString().slice(0, 10),
});

let shown = "";
for (const { file, line, field, value, needs } of list) {
  if (file !== shown) console.log(`\n${(shown = file)}`);
  console.log(`  ${line ? `${line}: ` : ""}${field}\n      now:   ${value}\n      needs: ${needs}`);
}
console.log(list.length === 0 ? "Nothing is left to confirm." : `\n${list.length} to confirm before the launch.`);
process.exitCode = list.length === 0 ? 0 : 1;

function contentFiles(): string[] {
  return readdirSync("app/content", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => `app/content/${name}`)
    .sort();
}

/** The sessions live outside the content; while all.ts is not written, there is nothing to listen to. */
async function sessionTopics(): Promise<string[]> {
  const all = "sound/sessions/all.ts";
  if (!existsSync(all)) return [];
  const exported: unknown[] = Object.values(await import(new URL(`../../${all}`, import.meta.url).href));
  return exported.flatMap((value) => (Array.isArray(value) ? value : [])).flatMap(({ topic }) => topic ?? []);
}
