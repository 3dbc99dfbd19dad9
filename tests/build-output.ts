import { readdirSync, readFileSync } from "node:fs";

/** The built files as a host would serve them. Addresses are read from the folder, not from a list. */
export const buildFolder = "build/client";

/** The file that answers every unknown address. */
export const notFoundFile = "/404";

/** Every page in the folder except the not-found page and the video frames. */
export const builtAddresses: readonly string[] = readdirSync(buildFolder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .map((name) => (name === "index.html" ? "/" : `/${name.replaceAll("\\", "/").slice(0, -".html".length)}`))
  .filter((address) => address !== notFoundFile && !address.startsWith("/frames/"))
  .sort();

export function fileOf(address: string): string {
  return address === "/" ? "/index.html" : `${address}.html`;
}

export function readHtml(address: string): string {
  return readFileSync(buildFolder + fileOf(address), "utf8");
}
