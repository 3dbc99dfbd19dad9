import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Seconds of each part: enough for every layer to be heard. */
const EXCERPT = 45;

/** Extracts the sound code of a Git revision, inside the project so that its packages are found. */
export function checkOut(revision: string): string {
  const folder = ".cache/sound-revision";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync("git", ["archive", revision, "sound", "app/content"], { maxBuffer: 1e9 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  return folder;
}

/** Renders excerpts of every session with the code of two folders, and returns the topics whose samples differ. */
export async function findDifferences(folder: string, other: string): Promise<string[]> {
  const [renderA, renderB] = [await excerptRenderer(folder), await excerptRenderer(other)];
  return renderA.topics.filter((topic) => {
    console.log(`Comparing ${topic}`);
    return !renderA.render(topic).equals(renderB.render(topic));
  });
}

async function excerptRenderer(folder: string) {
  const load = <Module>(file: string): Promise<Module> => import(pathToFileURL(resolve(folder, "sound", file)).href);
  const { render } = await load<typeof import("./render.ts")>("render.ts");
  const { plan } = await load<typeof import("./score/plan.ts")>("score/plan.ts");
  const { sessions } = await load<typeof import("./sessions/all.ts")>("sessions/all.ts");
  return {
    topics: sessions.map(({ topic }) => topic),
    render(topic: string): Buffer {
      const score = sessions.find((session) => session.topic === topic)!;
      const parts = score.parts.map((part) => ({ ...part, seconds: Math.min(part.seconds, EXCERPT) }));
      const minutes = parts.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
      const { left, right } = render(plan({ ...score, parts, minutes })).recording;
      return Buffer.concat([Buffer.from(left.buffer), Buffer.from(right.buffer)]);
    },
  };
}
