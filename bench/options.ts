import { parseArgs } from "node:util";
import { sitePaths } from "#app/page/site-paths.ts";

export type Options = {
  pages: string[];
  runs: number;
  /** The address of another site, measured beside our home page. */
  peer?: string;
  /** The address where an earlier build is served, measured beside this one. */
  before?: string;
};

/** npm run bench -- --pages=/about,/media --runs=1 --peer=https://example.org/ --before=http://localhost:4174 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: "string" },
      runs: { type: "string", default: "5" },
      peer: { type: "string" },
      before: { type: "string" },
    },
  });
  const pages = values.pages?.split(",") ?? [...sitePaths];
  const unknown = pages.filter((page) => !sitePaths.includes(page as (typeof sitePaths)[number]));
  if (unknown.length > 0) throw new Error(`Unknown page: ${unknown.join(", ")}. The pages are: ${sitePaths.join(" ")}`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 15) throw new Error("--runs must be a whole number from 1 to 15.");
  const { peer, before } = values;
  for (const [name, address] of Object.entries({ peer, before })) {
    if (address && !URL.canParse(address))
      throw new Error(`--${name} must be a whole address, such as https://example.org/.`);
  }
  return { pages, runs, peer, before };
}
