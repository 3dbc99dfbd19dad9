import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { run } from "#editor/publish/run.ts";

/** Two characters before the colon, because one is a drive of Windows. */
export const isHost = (target: string) => /^[\w@.-]{2,}:/.test(target);

const isPage = (file: string) => /\.html(\.br|\.gz)?$/.test(file);

/**
 * Copies the site into a hidden folder first, so that a full disk or a crash leaves the public site as it was. Then each
 * file replaces the old one, pages last: what they need is already there when the first visitor gets one.
 */
export async function copyToFolder(from: string, target: string, removed: readonly string[]): Promise<void> {
  const copy = join(target, ".new");
  try {
    await rm(copy, { recursive: true, force: true });
    await cp(from, copy, { recursive: true });
    const entries = await readdir(copy, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(copy, join(entry.parentPath, entry.name)));
    for (const file of [...files.filter((file) => !isPage(file)), ...files.filter(isPage)]) {
      await mkdir(dirname(join(target, file)), { recursive: true });
      await rename(join(copy, file), join(target, file));
    }
    for (const file of removed) await rm(join(target, file), { force: true });
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Like copyToFolder: rsync replaces files only once all have arrived, and the second run sends the pages. */
export async function copyToHost(from: string, target: string, removed: readonly string[]): Promise<void> {
  const rsync = (options: readonly string[], input?: string) =>
    run("rsync", ["--archive", "--delay-updates", "--rsh=ssh -o BatchMode=yes", ...options, `${from}/`, target], {
      input,
    });
  await rsync(["--exclude=*.html*"]);
  await rsync([]);
  // Deletes those of the list that are no longer in the build, and nothing else.
  if (removed.length > 0) await rsync(["--files-from=-", "--delete-missing-args"], removed.join("\n"));
}
