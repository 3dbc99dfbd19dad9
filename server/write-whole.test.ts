import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeWhole } from "./write-whole.ts";

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "write-whole-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a file is replaced as a whole, with the permissions that were asked for", async () => {
  const folder = newFolder();
  const file = join(folder, "words.txt");
  writeFileSync(file, "old", { mode: 0o644 });
  await writeWhole(file, "new", { mode: 0o600 });
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["words.txt"]);
});

// The limit on the size of a file stands in for a full disk: both make a write fail halfway.
test.skipIf(process.platform === "win32")(
  "a write that fails halfway leaves the old file, and nothing beside it",
  () => {
    const folder = newFolder();
    const file = join(folder, "words.txt");
    writeFileSync(file, "old");
    const script = `
    import { writeWhole } from ${JSON.stringify(join(import.meta.dirname, "write-whole.ts"))};
    process.on("SIGXFSZ", () => {});
    await writeWhole(process.argv[1], "x".repeat(100_000)).catch((error) => console.log(error.code));`;
    const command = `ulimit -f 8; exec "$0" --import tsx --input-type=module --eval "$1" "$2"`;
    const { stdout, stderr } = spawnSync("sh", ["-c", command, process.execPath, script, file], { encoding: "utf8" });
    expect(stdout.trim(), stderr).toBe("EFBIG");
    expect(readFileSync(file, "utf8")).toBe("old");
    expect(readdirSync(folder)).toEqual(["words.txt"]);
  },
);
