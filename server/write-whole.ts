import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file beside its place, flushes it to disk, and renames it: a full disk or a crash leaves the old file whole. */
export async function writeWhole(path: string, content: string | Uint8Array, { mode = 0o644 } = {}): Promise<void> {
  const beside = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(beside, "wx", mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

/** Makes the rename itself survive a power cut. Windows cannot open a folder, and does not need to. */
async function flushFolder(path: string) {
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
