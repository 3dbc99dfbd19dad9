import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changedWords } from "#editor/publish/changed-words.ts";
import { History } from "#editor/publish/history.ts";
import { Publisher } from "#editor/publish/publisher.ts";
import { pictureFiles } from "#editor/replace-file.ts";

const pageFile = "content/pages/home.yaml";
let folder: string;
let live: string;
let publisher: Publisher;
let failing = false;

/** The public site: whatever is in the folder of its host. */
const host = createServer((_request, response) => response.end(readFileSync(join(live, "index.html"))));
beforeAll(() => new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve)));
afterAll(() => void host.close());

const write = (file: string, words: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), words);
};
const edit = (words: string) => write(pageFile, `title: ${words}\n`);
const shown = () => readFileSync(join(live, "index.html"), "utf8");
const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();

/** Stands in for the real build: the page is its file. */
function build(): Promise<void> {
  if (failing) return Promise.reject(new Error("The pages could not be built."));
  write("build/client/index.html", readFileSync(join(folder, pageFile), "utf8"));
  write("build/client/script.js", "script");
  return Promise.resolve();
}

beforeEach(() => {
  failing = false;
  folder = mkdtempSync(join(tmpdir(), "publish-"));
  live = mkdtempSync(join(tmpdir(), "live-"));
  for (const path of [...pictureFiles, "public/audio"]) write(`${path}/kept.txt`, "x");
  write(".gitignore", "build\n");
  edit("First");
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  publisher = new Publisher(new History(folder, { name: "Practice", email: "practice@example.org" }), {
    folder,
    target: live,
    address,
    build,
    patience: 50,
  });
  return () => [folder, live].forEach((path) => rmSync(path, { recursive: true, force: true }));
});

test("a folder without a repository is published, and its history starts there", async () => {
  expect(await publisher.history.changes()).toBeUndefined();
  expect(existsSync(join(folder, ".git"))).toBe(false);
  await publisher.publish("Open the site", "/");
  expect(publisher.progress.live).toBeDefined();
  expect(shown()).toBe("title: First\n");
  expect(await publisher.history.changes()).toEqual([]);
  expect((await publisher.history.publications()).map(({ subject }) => subject)).toEqual(["Open the site"]);
});

test("a publication is one commit with the owner's words, and holds only what the owner changed", async () => {
  await publisher.publish("Open the site", "/");
  edit("Second");
  write("server/half-done.ts", "not ready");
  write("public/audio/sleep.mp3", "sound");
  expect(await publisher.history.changes()).toEqual([
    { file: pageFile, words: [{ before: "First", after: "Second" }] },
    { file: "public/audio/sleep.mp3", words: [] },
  ]);
  await publisher.publish("Say it better", "/");
  expect(git("log", "-1", "--format=%s")).toBe("Say it better");
  expect(git("show", "--format=", "--name-only")).toBe(`${pageFile}\npublic/audio/sleep.mp3`);
});

test("after ten publications, one press brings the third one back", async () => {
  for (let i = 1; i <= 10; i++) {
    edit(`Text ${i}`);
    if (i === 5) write("content/pages/new.yaml", "title: New\n");
    await publisher.publish(`Publish ${i}`, "/");
  }
  const third = (await publisher.history.publications()).find(({ subject }) => subject === "Publish 3")!;
  edit("Not published yet");
  await publisher.takeBack(third.id);
  expect(publisher.progress.live).toBeDefined();
  expect(shown()).toBe("title: Text 3\n");
  expect(existsSync(join(folder, "content/pages/new.yaml"))).toBe(false);
  expect((await publisher.history.publications())[0]?.subject).toBe("Back to: Publish 3");
  expect(git("show", `HEAD~1:${pageFile}`)).toBe("title: Not published yet");
});

test("when the build fails, the public site, the files and the history stay as they were", async () => {
  await publisher.publish("Open the site", "/");
  const [first] = await publisher.history.publications();
  edit("Second");
  await publisher.publish("Say it better", "/");
  failing = true;
  await publisher.takeBack(first!.id);
  expect(publisher.progress.error).toContain("could not be built");
  expect(shown()).toBe("title: Second\n");
  expect(readFileSync(join(folder, pageFile), "utf8")).toBe("title: Second\n");
  expect(await publisher.history.publications()).toHaveLength(2);
});

test("a public site that does not show the change is not called live", async () => {
  await publisher.publish("Open the site", "/");
  edit("Second");
  const elsewhere = new Publisher(publisher.history, {
    folder,
    target: join(folder, "elsewhere"),
    build,
    patience: 20,
    address: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
  });
  await elsewhere.publish("Say it better", "/");
  expect(elsewhere.progress).toEqual({ error: expect.stringContaining("does not show them yet") as string });
});

test("a host that cannot be reached leaves a sentence, and nothing is called published", async () => {
  const unreachable = new Publisher(publisher.history, { folder, target: "git", address: "http://127.0.0.1:1", build });
  await unreachable.publish("Open the site", "/");
  expect(unreachable.progress.error).toContain("could not be handed over");
  expect(await publisher.history.publications()).toEqual([]);
});

test("one publication at a time", async () => {
  const first = publisher.publish("Open the site", "/");
  await expect(publisher.publish("Again", "/")).rejects.toThrow("already");
  await first;
});

test("a moved entry is not a change, a new one is", () => {
  expect(changedWords("list: [a, b]\n", "list: [b, c, a]\n")).toEqual([{ after: "c" }]);
  expect(changedWords("title: a\n", "")).toEqual([{ before: "a", after: undefined }]);
});

test("two fields that swapped their words have both changed", () => {
  expect(changedWords("title: a\nlead: b\n", "title: b\nlead: a\n")).toEqual([
    { before: "a", after: "b" },
    { before: "b", after: "a" },
  ]);
});
