// The built site, read into memory: a request opens no file, and a rebuild cannot change a response in progress.
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileType } from "./file-types.ts";
import { cacheControl, commonHeaders, documentHeaders, filePolicies, headersOf } from "./headers.ts";
import { readNumber } from "./read-number.ts";

/** From the smallest to the largest. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** One encoding of a file: its bytes, and every header that goes with them. */
export type Representation = {
  body: Buffer;
  headers: Record<string, string | number>;
  validators: { etag: string; "last-modified": string };
};
export type SiteFile = { identity: Representation } & Partial<Record<Encoding, Representation>>;
export type BuiltSite = { id: string; files: ReadonlyMap<string, SiteFile>; notFound: SiteFile };

const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** In MB. Today's site has 110, nearly all of it sound. */
const defaultLimit = 512;

/** Reads a complete build. Throws if the folder changes meanwhile: the result would mix two builds. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const limit = readNumber(process.env, "SITE_MEMORY_MB", { min: 1 }) ?? defaultLimit;
  const id = await buildId(folder);
  const policy = await readFile(join(folder, "policy.txt"), "utf8");
  const client = join(folder, "client");
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(client, join(parentPath, name))),
  );
  const files = new Map<string, SiteFile>();
  let size = 0;

  for (const name of names) {
    const type = fileType(name);
    if (!type) continue;
    const address = addressOf(name);
    const headers = {
      ...commonHeaders,
      ...headersOf(address),
      ...(name.endsWith(".html") && documentHeaders(policy)),
      ...(filePolicies[type] && { "Content-Security-Policy": filePolicies[type] }),
      "Cache-Control": cacheControl(address),
      "Content-Type": type,
      "Accept-Ranges": "bytes",
    };
    const file: Partial<SiteFile> = {};
    for (const encoding of encodings) {
      const encoded = name + suffixes[encoding];
      if (!names.has(encoded)) continue;
      file[encoding] = await readRepresentation(join(client, encoded), encoding, headers);
      size += file[encoding].body.length;
    }
    if (size > limit * 2 ** 20) throw new Error(tooLarge(size, limit));
    if (file.br) for (const encoding of encodings) file[encoding]!.headers.Vary = "Accept-Encoding";
    files.set(address, file as SiteFile);
  }

  if ((await buildId(folder)) !== id) throw new Error("The build changed while it was read.");
  const notFound = files.get("/404");
  if (!notFound) throw new Error("The build has no 404.html.");
  files.delete("/404");
  return { id, files, notFound };
}

/** Tells builds apart: the stamp is the last file that a build writes. */
export async function buildId(folder: string): Promise<string> {
  const { ino, mtimeMs } = await stat(join(folder, "stamp.txt"));
  return `${ino} ${mtimeMs}`;
}

/** The one address of a file, as a browser writes it. */
function addressOf(name: string): string {
  const path = `/${name.split(sep).join("/")}`;
  return path === "/index.html" ? "/" : encodeURI(path.replace(/\.html$/, ""));
}

async function readRepresentation(
  path: string,
  encoding: Encoding,
  headers: Record<string, string>,
): Promise<Representation> {
  const body = await readFile(path);
  // By content, so that a sound that did not change is not downloaded again after a rebuild.
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const modified = (await stat(path)).mtime.toUTCString();
  return {
    body,
    headers: {
      ...headers,
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      "Content-Length": body.length,
      "Last-Modified": modified,
      ETag: etag,
    },
    validators: { etag, "last-modified": modified },
  };
}

function tooLarge(size: number, limit: number): string {
  return (
    `The site is larger than ${limit} MB, and this server keeps it in memory. ` +
    `Publish it with nginx or Caddy (docs/how-to/publish.md), or set SITE_MEMORY_MB to more than ${Math.ceil(size / 2 ** 20)}.`
  );
}
