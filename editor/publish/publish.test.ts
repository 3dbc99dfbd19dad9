import { execFileSync, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { listen } from "#server/testing/http.ts";
import { adviceFor } from "#editor/publish/advice.ts";
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
const host = await listen(createServer((_request, response) => response.end(readFileSync(join(live, "index.html")))));
afterAll(host.close);

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
  publisher = new Publisher(new History(folder, { name: "Practice", email: "practice@example.org" }), {
    folder,
    target: live,
    address: host.address,
    build,
    patience: 50,
  });
  return () => [folder, live].forEach((path) => rmSync(path, { recursive: true, force: true }));
});

const publisherTo = (target: string, address = host.address) =>
  new Publisher(publisher.history, { folder, target, build, patience: 20, address });

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
  const elsewhere = publisherTo(join(folder, "elsewhere"));
  await elsewhere.publish("Say it better", "/");
  expect(elsewhere.progress).toEqual({ error: expect.stringContaining("does not show them yet") as string });
});

test("a repository that is not there leaves a sentence, and nothing is called published", async () => {
  const unreachable = publisherTo("git");
  await unreachable.publish("Open the site", "/");
  expect(unreachable.progress.error).toMatch(
    /could not be handed over\. The host's repository cannot be found\..*check its address\.$/,
  );
  expect(await publisher.history.publications()).toEqual([]);
});

test("a push takes the publications with it, and a refused one says what to do", async () => {
  execFileSync("git", ["init", "--quiet", "--bare", live]);
  const pushing = publisherTo("git", "http://127.0.0.1:1");
  await pushing.history.commit("Start");
  git("remote", "add", "origin", live);
  await pushing.publish("Open the site", "/");
  expect(git("ls-remote", "--tags", "origin")).toContain("refs/tags/published/");

  // Somebody else pushes meanwhile.
  const theirs = join(folder, "theirs");
  execFileSync("git", ["clone", "--quiet", live, theirs]);
  const who = ["-c", "user.name=Other", "-c", "user.email=other@example.org"];
  execFileSync("git", [...who, "commit", "--quiet", "--allow-empty", "--message=Theirs"], { cwd: theirs });
  execFileSync("git", ["push", "--quiet"], { cwd: theirs });
  edit("Second");
  await pushing.publish("Say it better", "/");
  expect(pushing.progress.error).toContain("Somebody else has changed the site meanwhile.");
  expect(await pushing.history.publications()).toHaveLength(1);
});

test("without Git, publishing says so before anything is built", async () => {
  const path = process.env.PATH;
  let isBuilt = false;
  process.env.PATH = folder;
  try {
    const without = new Publisher(publisher.history, {
      folder,
      target: live,
      address: host.address,
      build: async () => void (isBuilt = true),
    });
    await without.publish("Open the site", "/");
    expect(without.progress.error).toContain("needs Git");
    expect(isBuilt).toBe(false);
  } finally {
    process.env.PATH = path;
  }
});

test("while another program holds the lock of the repository, the owner is told to wait", async () => {
  await publisher.publish("Open the site", "/");
  edit("Second");
  write(".git/index.lock", "");
  await publisher.publish("Say it better", "/");
  expect(publisher.progress.error).toMatch(/^Another program is saving .* Wait a minute, then try again\./);
  expect(shown()).toBe("title: First\n");
  rmSync(join(folder, ".git/index.lock"));
  await publisher.publish("Say it better", "/");
  expect(shown()).toBe("title: Second\n");
});

test.each([
  ["spawn rsync ENOENT", "needs rsync"],
  ["ssh: Could not resolve hostname host: Name or service not known", "cannot be reached"],
  ["user@host: Permission denied (publickey).", "did not let this computer in"],
  ["EACCES: permission denied, mkdir '/srv/site'", "may not write"],
  ["ENOSPC: no space left on device, write", "disk is full"],
  ["! [remote rejected] main -> main (protected branch hook declined)", "refused the change"],
])("“%s” becomes a sentence that says what to do", (message, sentence) => {
  expect(adviceFor(new Error(message))).toContain(sentence);
  expect(adviceFor(new Error(message))).not.toMatch(/E[A-Z]{4}|ssh|hook/);
});

async function removePage(target: string): Promise<void> {
  write("content/pages/old.yaml", "title: Old\n");
  write("build/client/old.html", "old");
  const to = publisherTo(target);
  await to.publish("Open the site", "/");
  writeFileSync(join(live, "google-1234.html"), "not ours");
  expect(existsSync(join(live, "old.html"))).toBe(true);
  rmSync(join(folder, "content/pages/old.yaml"));
  rmSync(join(folder, "build/client/old.html"));
  await to.publish("Remove a page", "/old");
  expect(to.progress.live).toBeDefined();
  expect(readdirSync(live).sort()).toEqual(["google-1234.html", "index.html", "script.js"]);
}

test("a removed page goes away in a copied folder, and files of others stay", () => removePage(live));

test("a removed page goes away on a host, and files of others stay", async ({ skip }) => {
  skip(spawnSync("rsync", ["--version"]).error !== undefined, "rsync is not installed");
  // Stands in for ssh: runs on this computer what it was to run on the host.
  write("bin/ssh", '#!/bin/sh\nwhile [ "$1" != host ]; do shift; done\nshift\nexec "$@"\n');
  chmodSync(join(folder, "bin/ssh"), 0o755);
  const path = process.env.PATH;
  process.env.PATH = `${join(folder, "bin")}:${path}`;
  await removePage(`host:${live}`).finally(() => (process.env.PATH = path));
});

test("a copy that fails halfway leaves the public site as it was, and the next one succeeds", async () => {
  await publisher.publish("Open the site", "/");
  edit("Second");
  const pipe = join(folder, "build/client/pipe");
  execFileSync("mkfifo", [pipe]);
  await publisher.publish("Say it better", "/");
  expect(publisher.progress.error).toContain("Visitors still see the old pages");
  expect(readdirSync(live).sort()).toEqual(["index.html", "script.js"]);
  expect(shown()).toBe("title: First\n");
  rmSync(pipe);
  await publisher.publish("Say it better", "/");
  expect(shown()).toBe("title: Second\n");
});

test("a crash while a publication is taken back leaves the public site and the words as they were", async () => {
  await publisher.publish("Open the site", "/");
  const [first] = await publisher.history.publications();
  edit("Second");
  await publisher.publish("Say it better", "/");
  edit("Not published yet");
  const script = join(import.meta.dirname, "testing/hanging-build.ts");
  const child = fork(script, [folder, live, first!.id], { execArgv: ["--import", "tsx"] });
  await once(child, "message");
  expect(readFileSync(join(folder, pageFile), "utf8")).toBe("title: First\n");
  child.kill("SIGKILL");
  await once(child, "exit");

  // What the editor does when it starts.
  expect(await publisher.history.recover()).toBe(true);
  expect(readFileSync(join(folder, pageFile), "utf8")).toBe("title: Not published yet\n");
  expect(shown()).toBe("title: Second\n");
  expect(await publisher.history.recover()).toBe(false);
  await publisher.publish("Go on", "/");
  expect(shown()).toBe("title: Not published yet\n");
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
