import { parseArgs } from "node:util";
import { sitePaths } from "#app/page/site-paths.ts";

export type Options = { pages: string[]; runs: number; lighthouse: boolean };

/** npm run bench -- --pages=/about,/media --runs=1 --skip-lighthouse */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: "string" },
      runs: { type: "string", default: "5" },
      "skip-lighthouse": { type: "boolean", default: false },
    },
  });
  const pages = values.pages?.split(",") ?? [...sitePaths];
  const unknown = pages.filter((page) => !sitePaths.includes(page as (typeof sitePaths)[number]));
  if (unknown.length > 0) throw new Error(`Unknown page: ${unknown.join(", ")}. The pages are: ${sitePaths.join(" ")}`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 15) throw new Error("--runs must be a whole number from 1 to 15.");
  return { pages, runs, lighthouse: !values["skip-lighthouse"] };
}
