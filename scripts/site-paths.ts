// Writes the type of the site's addresses, so that a link to a page that does not exist is a type error.
import { mkdirSync, writeFileSync } from "node:fs";
import { pagePaths } from "#app/content/read/content.ts";

const paths = pagePaths().map((path) => JSON.stringify(path));
mkdirSync(".cache/types", { recursive: true });
writeFileSync(
  ".cache/types/site-paths.d.ts",
  `declare module "site-paths" {\n  export type SitePath = ${paths.join(" | ")};\n}\n`,
);
