import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

export const policy = "default-src 'none'";
export const sound = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251));
export const page = (words: string) => `<!doctype html><title>${words}</title><h1>${words}</h1>`;

type Files = Record<string, string | Buffer>;

export const usualFiles: Files = {
  "index.html": page("Home"),
  "about.html": page("About"),
  "404.html": page("Not found"),
  "frames/video.html": page("Video"),
  "assets/app-1.js": "export {};",
  "logo.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "audio/sound.mp3": sound,
  _headers: "for static hosts",
};

/** A folder like the one the build writes, small enough to be made for each test file. */
export function makeBuild(files = usualFiles) {
  const home = mkdtempSync(join(tmpdir(), "built-site-"));
  const folder = join(home, "build");
  write(folder, files, policy);
  return {
    folder,
    /** Puts another build in its place, as postbuild/postbuild.ts does. */
    replace(files: Files, newPolicy = policy) {
      const next = join(home, "next");
      write(next, files, newPolicy);
      renameSync(folder, mkdtempSync(join(home, "old-")));
      renameSync(next, folder);
    },
    remove: () => rmSync(home, { recursive: true }),
  };
}

function write(folder: string, files: Files, policy: string) {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, "client", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (!/\.(html|js|data)$/.test(name)) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
  writeFileSync(join(folder, "policy.txt"), policy);
  writeFileSync(join(folder, "stamp.txt"), "");
}
