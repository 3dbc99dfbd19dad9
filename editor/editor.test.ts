import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Content } from "#app/content/read/content.ts";
import { YamlFile } from "#app/content/read/yaml-file.ts";
import { editorApi } from "#editor/api.ts";
import { applyChanges, type Change } from "#editor/changes.ts";
import { formFor, formForNew } from "#editor/forms.ts";
import { markText } from "#editor/mark-content.ts";
import { withoutSigns } from "#editor/marks.ts";
import { Session } from "#editor/session.ts";

const folder = mkdtempSync(join(tmpdir(), "content-"));
let port = 0;
let session: Session;
const server = createServer((request, response) => void editorApi(session, () => undefined)(request, response));

beforeAll(async () => {
  cpSync("content", folder, { recursive: true });
  process.env["CONTENT_FOLDER"] = folder;
  session = new Session();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  delete process.env["CONTENT_FOLDER"];
  rmSync(folder, { recursive: true });
});

const onDisk = (file: string) => readFileSync(join(folder, file), "utf8");

type Sent = { status: number; body: Record<string, unknown> };
function ask(
  path: string,
  { method = "GET", headers = {}, body = "" }: { method?: string; headers?: IncomingHttpHeaders; body?: string } = {},
) {
  const own = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
  return new Promise<Sent>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers: { ...own, ...headers } }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Sent["body"] }));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
const change = (file: string, ...changes: Change[]) =>
  ask("/change", { method: "POST", body: JSON.stringify({ file, changes }) });

const sample = `# A list.
confirm:
  list: Confirm it.
list:
  - title: One # not shown
    text: "First: of three."

  - title: Two
    text: Second.

  - title: Three
    text: Third.
`.replace(" # not shown", "");
const changed = (...changes: Change[]) => applyChanges(new YamlFile("content/sample.yaml", sample, {}), changes);

test("a changed text changes one line and nothing else", () => {
  const after = changed({ action: "set", field: "list[1].text", value: "Second: better." }).split("\n");
  const lines = sample.split("\n").flatMap((line, i) => (line === after[i] ? [] : [after[i]]));
  expect(lines).toEqual(['    text: "Second: better."']);
});

test("entries are added, moved and removed with their empty lines", () => {
  const titles = (source: string) =>
    [...source.matchAll(/^(\n?) {2}- title: (.*)$/gm)].map(([, gap, title]) => gap + title!);
  expect(titles(changed({ action: "add", field: "list[0]", value: { title: "New", text: "Words." } }))).toEqual([
    "One",
    "\nNew",
    "\nTwo",
    "\nThree",
  ]);
  expect(titles(changed({ action: "move", field: "list[0]", by: 1 }))).toEqual(["Two", "\nOne", "\nThree"]);
  expect(titles(changed({ action: "remove", field: "list[0]" }))).toEqual(["Two", "\nThree"]);
});

test("a confirmed value loses its mark, and the block around the mark goes with the last one", () => {
  expect(changed({ action: "confirm", field: "list" })).toBe(sample.replace(/confirm:\n.*\n/, ""));
});

test("a placeholder cannot be confirmed, and a confirmed story is no longer an example", () => {
  const confirm = (source: string, field: string) =>
    applyChanges(new YamlFile("content/sample.yaml", source, {}), [{ action: "confirm", field }]);
  expect(() => confirm('confirm:\n  place: Where?\nplace: "[Your place]"\n', "place")).toThrow("[Your place]");
  expect(confirm("story:\n  confirm:\n    sample: Real?\n  sample: true\n", "story.sample")).toBe(
    "story:\n  sample: false\n",
  );
});

test("a new video takes the address from the browser and borrows the drawing of the one above", () => {
  const videos = new YamlFile("content/videos.yaml", "videos:\n  - id: abcdefghijk\n    title: One\n", {});
  for (const id of [
    "https://www.youtube.com/watch?v=ABCDEFGHIJ_&t=10",
    "https://youtu.be/ABCDEFGHIJ_?si=x",
    "ABCDEFGHIJ_",
  ]) {
    const after = applyChanges(videos, [{ action: "add", field: "videos[0]", value: { id, title: "Two" } }]);
    expect(after).toContain("  - id: ABCDEFGHIJ_\n    title: Two\n    poster: abcdefghijk\n");
  }
});

test("signs around a text disappear without a trace", () => {
  expect(withoutSigns(markText("A sentence.", 12) as string)).toBe("A sentence.");
  expect(withoutSigns(markText("“Quoted”", 3) as string)).toBe("“Quoted”");
});

test("forms come from the schema", () => {
  const content = new Content();
  content.readEverything();
  const story = Object.keys(content.testimonials)[0]!;
  const kinds = Object.fromEntries(
    formFor(content, "content/testimonials.yaml", story)!.fields.map(({ label, kind }) => [label, kind]),
  );
  expect(kinds).toMatchObject({ Name: "words", Category: "choice", Rating: "number", "Only an example": "yes or no" });
  const service = formForNew(content, "content/pages/services.yaml", "sections[0].offerings")!;
  expect(service.fields.map(({ label }) => label)).toContain("Duration");
  const facts = formFor(content, "content/owner-facts.yaml", "")!.fields.map(({ label }) => label);
  expect(facts).toContain("Yoga classes: price");
});

test("a change is saved, undone and done again", async () => {
  const before = onDisk("pages/terms.yaml");
  const answer = await change("content/pages/terms.yaml", {
    action: "set",
    field: "subtitle",
    value: "Another line under the title",
  });
  expect(answer).toMatchObject({ status: 200, body: { problems: [], undo: 1, redo: 0 } });
  expect(onDisk("pages/terms.yaml")).toContain("subtitle: Another line under the title");
  await ask("/undo", { method: "POST", body: "{}" });
  expect(onDisk("pages/terms.yaml")).toBe(before);
  await ask("/redo", { method: "POST", body: "{}" });
  expect(onDisk("pages/terms.yaml")).not.toBe(before);
});

test("nothing is written while anything is wrong", async () => {
  const before = onDisk("pages/terms.yaml");
  const { body } = await change("content/pages/terms.yaml", {
    action: "set",
    field: "description",
    value: "Too short.",
  });
  expect(body["problems"]).toMatchObject([{ field: "description", fix: expect.stringContaining("characters") }]);
  expect(onDisk("pages/terms.yaml")).toBe(before);
});

test.each([
  ["another host", { host: "evil.example" }],
  ["another port of this computer", { host: "127.0.0.1:1" }],
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["another origin", { origin: "https://evil.example" }],
  ["a page opened by hand", { "sec-fetch-site": "none" }],
])("a request from %s is refused", async (_, headers) => {
  expect(await ask("/names", { headers })).toMatchObject({ status: 403 });
  expect(await ask("/undo", { method: "POST", headers, body: "{}" })).toMatchObject({ status: 403 });
});

test("a form of another site cannot post, because only JSON is taken", async () => {
  expect(await ask("/undo", { method: "POST", headers: { "content-type": "text/plain" }, body: "{}" })).toMatchObject({
    status: 415,
  });
  expect(await ask("/undo", { method: "DELETE" })).toMatchObject({ status: 405 });
  expect(await ask("/undo", { method: "POST", body: "no JSON" })).toMatchObject({ status: 400 });
});

test.each([
  "../package.json",
  "content/../package.json",
  "content/pages/../../package.json",
  "/etc/passwd",
  "content/none.yaml",
  "__proto__",
])("%s is not a file that can be edited", async (file) => {
  expect(await change(file, { action: "set", field: "name", value: "x" })).toMatchObject({ status: 404 });
  expect(await ask(`/form?file=${encodeURIComponent(file)}&field=name`)).toMatchObject({ status: 404 });
});

test.each(["__proto__.x", "constructor.name", "hours[99].days", "hours.__proto__", "nothing"])(
  "%s is not a field that can be edited",
  async (field) => {
    expect(await change("content/site.yaml", { action: "set", field, value: "x" })).toMatchObject({ status: 404 });
  },
);

test.each(["../../secret", "none", "__proto__"])("%s is not a picture or a recording", async (name) => {
  const body = JSON.stringify({ name, base64: "", write: true });
  for (const path of ["/picture", "/recording"])
    expect((await ask(path, { method: "POST", body })).status).toBeGreaterThanOrEqual(400);
});

test("a file that is no picture or no recording is explained and not written", async () => {
  const base64 = Buffer.from("plain words").toString("base64");
  const [picture] = Object.keys(session.content.pictures.pictures);
  for (const [path, name] of [
    ["/picture", picture],
    ["/recording", "sleep"],
  ] as const) {
    const { body } = await ask(path, { method: "POST", body: JSON.stringify({ name, base64, write: true }) });
    expect(body["problems"]).toEqual([expect.stringContaining("not a")]);
  }
});
