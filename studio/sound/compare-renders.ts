import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { speechOf } from "./voice/speech.ts";

/** Seconds of each part, with one opening line: enough for every layer to be heard. */
const EXCERPT = 30;

/** Extracts the studio of a Git revision, inside this one so that its packages are found. */
export function checkOut(revision: string): string {
  const folder = "studio/.cache/revision";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Reading the content needs the imports of package.json, and the names of the posters.
  const files = [
    "package.json",
    "studio/package.json",
    "studio/sound",
    "app",
    "content",
    "public/posters",
    "editor",
    "server",
  ];
  const archive = execFileSync("git", ["archive", revision, ...files], { maxBuffer: 1e9 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  return `${folder}/studio`;
}

/** Renders excerpts of every session with the code of two folders, and returns the topics whose files differ. */
export async function findDifferences(folder: string, other: string): Promise<string[]> {
  const [before, after] = [await excerptRenderer(folder), await excerptRenderer(other)];
  const changed: string[] = [];
  for (const topic of after.topics) {
    console.log(`Comparing ${topic}`);
    if (!(await before.render(topic)).equals(await after.render(topic))) changed.push(topic);
  }
  return changed;
}

async function excerptRenderer(folder: string) {
  const load = (file: string) => import(pathToFileURL(resolve(folder, "sound", file)).href);
  const { encodeMp3 }: typeof import("./encode.ts") = await load("encode.ts");
  const { render }: typeof import("./render.ts") = await load("render.ts");
  const { id3 }: typeof import("./score/id3.ts") = await load("score/id3.ts");
  const { plan }: typeof import("./score/plan.ts") = await load("score/plan.ts");
  const { allScores }: typeof import("./sessions/all.ts") = await load("sessions/all.ts");
  return {
    topics: allScores.map(({ topic }) => topic),
    async render(topic: string): Promise<Buffer> {
      const score = allScores.find((score) => score.topic === topic)!;
      const parts = score.parts.map((part) => ({
        ...part,
        seconds: Math.min(part.seconds, EXCERPT),
        say: part.say.slice(0, 1),
      }));
      const minutes = parts.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
      const excerpt = plan({ ...score, parts, minutes });
      return Buffer.concat([
        id3(excerpt),
        await encodeMp3(render(excerpt, { speech: speechOf(excerpt.lines) }).recording),
      ]);
    },
  };
}
