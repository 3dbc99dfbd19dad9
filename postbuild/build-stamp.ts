// Tells whether the built site still matches its sources.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildFolder } from "#server/build-folder.ts";

const repository = fileURLToPath(new URL("..", import.meta.url));
const sources = [
  "app",
  "content",
  "assets",
  "postbuild",
  "public",
  "scripts",
  "server",
  "service-worker",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];
/** Only whether they are set changes what is built, not their values. */
const settings = ["INBOX", "SMTP_URL", "HSTS_PRELOAD", "QUICK_BUILD"];

export function buildIsFresh(root = repository): boolean {
  const stamp = join(root, buildFolder, "stamp.txt");
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root);
}

export function stampBuild(folder: string, root = repository) {
  writeFileSync(join(root, folder, "stamp.txt"), fingerprint(root));
}

/** Names, sizes and times are enough to detect a change, and fast to read even with the sound files. */
function fingerprint(root: string) {
  const hash = createHash("sha256");
  for (const name of settings) hash.update(`${name}\0${process.env[name] ? "on" : ""}\n`);
  // The settings for other servers name its host.
  hash.update(`DESK_ORIGIN\0${process.env.DESK_ORIGIN ?? ""}\n`);
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
