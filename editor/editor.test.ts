import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import files from "node:fs/promises";
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Content } from "#app/content/read/content.ts";
import { fingerprintOf } from "#app/content/read/fingerprint.ts";
import { YamlFile } from "#app/content/read/yaml-file.ts";
import { editorApi } from "#editor/api.ts";
import { applyChanges, type Change } from "#editor/changes.ts";
import { formFor, formForNew } from "#editor/forms.ts";
import { markedContent, markText, placeOf } from "#editor/mark-content.ts";
import { withoutSigns } from "#editor/marks.ts";
import { allOrNothing, pictureFiles } from "#editor/replace-file.ts";
import { History } from "#editor/publish/history.ts";
import { Publisher } from "#editor/publish/publisher.ts";
import { Session } from "#editor/session.ts";

const folder = mkdtempSync(join(tmpdir(), "content-"));
let port = 0;
let session: Session;
let answer: ReturnType<typeof editorApi>;
const server = createServer((request, response) => void answer(request, response));

function answers() {
  const history = new History(folder, { name: "Practice", email: "practice@example.org" });
  return editorApi(session, () => undefined, new Publisher(history, { folder, target: "", address: "" }));
}

beforeAll(async () => {
  cpSync("content", folder, { recursive: true });
  process.env["CONTENT_FOLDER"] = folder;
  session = new Session();
  answer = answers();
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
    // A connection of its own: a busy machine may take longer than an idle one is kept open.
    const options = { host: "127.0.0.1", port, path, method, headers: { ...own, ...headers }, agent: false };
    const sent = request(options, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Sent["body"] }));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
const change = (file: string, ...changes: Change[]) => changeFrom(session.versionOf(file), file, ...changes);
/** A change from a form that was made when the file had this version. */
const changeFrom = (version: string, file: string, ...changes: Change[]) =>
  ask("/change", { method: "POST", body: JSON.stringify({ file, version, changes }) });

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

test("invisible characters of pasted words are not saved", () => {
  const pasted = `${markText("Second", 5)}\u0000\u001b\u202e\u200b\ufeff: \r\nbetter.`;
  const after = changed(
    { action: "set", field: "list[1].text", value: pasted },
    { action: "add", field: "list[2]", value: { title: `${markText("Four", 7)}`, text: "Fourth." } },
  );
  expect(after).toContain('text: "Second: better."');
  expect(after).toContain("title: Four\n");
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
  const services = content.pages["/services"].sections.findIndex((section) => "offerings" in section);
  const service = formForNew(content, "content/pages/services.yaml", `sections[${services}].offerings`)!;
  expect(service.fields.map(({ label }) => label)).toContain("Duration");
  const facts = formFor(content, "content/owner-facts.yaml", "")!.fields.map(({ label }) => label);
  expect(facts).toContain("Yoga classes: price");
});

test("a change is saved, undone and done again", async () => {
  const before = onDisk("pages/terms.yaml");
  const result = await change("content/pages/terms.yaml", {
    action: "set",
    field: "subtitle",
    value: "Another line under the title",
  });
  expect(result).toMatchObject({ status: 200, body: { problems: [], undo: 1, redo: 0 } });
  expect(onDisk("pages/terms.yaml")).toContain("subtitle: Another line under the title");
  await ask("/undo", { method: "POST", body: "{}" });
  expect(onDisk("pages/terms.yaml")).toBe(before);
  await ask("/redo", { method: "POST", body: "{}" });
  expect(onDisk("pages/terms.yaml")).not.toBe(before);
});

const terms = "content/pages/terms.yaml";
const subtitle = (value: string): Change => ({ action: "set", field: "subtitle", value });
/** Like Git, which removes the file first. */
function replaceOutside(file: string, content: string) {
  rmSync(join(folder, file));
  writeFileSync(join(folder, file), content);
}

test("the editor names the review that a changed word has ended", async () => {
  const file = "content/pages/pranayam.yaml";
  const review = { by: "A. Name, MD", on: "2026-11-17", text: fingerprintOf(session.content.page("/pranayam")) };
  const before = onDisk("reviews.yaml");
  writeFileSync(join(folder, "reviews.yaml"), JSON.stringify({ "/pranayam": review }));
  session = new Session();
  answer = answers();

  const { body } = await change(file, { action: "set", field: "subtitle", value: "One breath at a time" });
  expect(body).toMatchObject({ problems: [], lapsedReviews: ["/pranayam"] });

  await session.undo();
  writeFileSync(join(folder, "reviews.yaml"), before);
  session = new Session();
  answer = answers();
});

test("what another program has written is never overwritten by a form that has not seen it", async () => {
  const seen = session.versionOf(terms);
  const theirs = onDisk("pages/terms.yaml").replace(/^title: .*$/m, "title: A title from elsewhere");
  replaceOutside("pages/terms.yaml", theirs);
  const result = await changeFrom(seen, terms, subtitle("A line of our own"));
  expect(result).toMatchObject({ status: 409, body: { error: expect.stringContaining("changed elsewhere") } });
  expect(onDisk("pages/terms.yaml")).toBe(theirs);
  expect(await change(terms, subtitle("A line of our own"))).toMatchObject({ status: 200, body: { problems: [] } });
  expect(onDisk("pages/terms.yaml")).toContain("title: A title from elsewhere\nsubtitle: A line of our own\n");
});

test("a file that is wrong on disk is kept and explained, and the editor keeps working", async () => {
  const before = onDisk("pages/terms.yaml");
  const unfinished = before.replace(/^title: .*$/m, "title: [");
  replaceOutside("pages/terms.yaml", unfinished);
  const result = await change(terms, subtitle("Lost?"));
  expect(result).toMatchObject({ status: 409, body: { error: expect.stringContaining("pages/terms.yaml") } });
  expect(onDisk("pages/terms.yaml")).toBe(unfinished);
  expect(await ask(`/form?file=${terms}&field=subtitle`)).toMatchObject({ status: 200 });
  replaceOutside("pages/terms.yaml", before);
  expect(await change(terms, subtitle("Saved again"))).toMatchObject({ status: 200, body: { problems: [] } });
});

test("of two windows that changed the same file, the second is asked to open its form again", async () => {
  const seen = session.versionOf(terms);
  const [first, second] = await Promise.all([
    changeFrom(seen, terms, subtitle("From the first window")),
    changeFrom(seen, terms, subtitle("From the second window")),
  ]);
  expect([first.status, second.status]).toEqual([200, 409]);
  expect(onDisk("pages/terms.yaml")).toContain("From the first window");
});

test("a disk that is full leaves the file whole and nothing to undo", async () => {
  const before = onDisk("pages/terms.yaml");
  const { undo } = session.steps;
  const { open } = files;
  files.open = async (...args) => {
    const file = await open(...args);
    file.writeFile = () => Promise.reject(new Error("ENOSPC: no space left on device"));
    return file;
  };
  syncBuiltinESMExports();
  try {
    expect(await change(terms, subtitle("Too long for this disk"))).toMatchObject({ status: 500 });
  } finally {
    files.open = open;
    syncBuiltinESMExports();
  }
  expect(onDisk("pages/terms.yaml")).toBe(before);
  expect(readdirSync(join(folder, "pages")).filter((name) => !name.endsWith(".yaml"))).toEqual([]);
  expect(session.steps.undo).toBe(undo);
});

test("files that a failed step has changed, added or removed are as before", async () => {
  const [made, manifest] = [join(folder, "made"), join(folder, "manifest.json")];
  cpSync("content/pages", made, { recursive: true });
  writeFileSync(manifest, "before");
  const all = () => readdirSync(made).map((name) => [name, readFileSync(join(made, name), "utf8")]);
  const before = all();
  const failing = allOrNothing([made, manifest], async () => {
    writeFileSync(join(made, "about.yaml"), "changed");
    writeFileSync(join(made, "new.yaml"), "added");
    rmSync(join(made, "faq.yaml"));
    writeFileSync(manifest, "after");
    throw new Error("The sizes could not be made");
  });
  await expect(failing).rejects.toThrow("The sizes could not be made");
  expect(all()).toEqual(before);
  expect(readFileSync(manifest, "utf8")).toBe("before");
});

test("every text that a page shows can be opened", async () => {
  for (const name of ["site", "pages", "labels", "messages", "guideText", "chantText", "playerText"] as const)
    markedContent(session.content, name);
  // One entry stands for all of its list.
  const numbers = new Map<string, number>();
  for (let n = 0, place = placeOf(n); place; place = placeOf(++n))
    numbers.set(`${place.file} ${place.field.replace(/\d+/g, "0")}`, n);
  const unknown = [];
  for (const [place, n] of numbers) if ((await ask(`/place?n=${n}`)).status !== 200) unknown.push(place);
  expect(unknown).toEqual([]);
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

test.each(["__proto__.x", "constructor.name", "hours.Noday", "hours.__proto__", "nothing"])(
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

test("everything that changes with a picture can be put back", async () => {
  const failed = new Error("no space left");
  await expect(allOrNothing(pictureFiles, () => Promise.reject(failed))).rejects.toBe(failed);
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

test("the first date is added to an empty list, and a wrong one is refused with one sentence", async () => {
  const file = "content/owner-facts.yaml";
  const form = formForNew(session.content, file, "events")!;
  expect(Object.fromEntries(form.fields.map(({ field, kind }) => [field, kind]))).toMatchObject({
    "events[0].title": "words",
    "events[0].service": "choice",
    "events[0].day": "day",
    "events[0].notOn": "lines",
    "events[0].cancelled": "yes or no",
  });
  const value = {
    id: "tuesday-class",
    title: "Slow yoga",
    service: "yoga-classes",
    day: "2026-11-24",
    starts: "18:00",
    ends: "17:00",
    zone: "Europe/Vienna",
    online: true,
  };
  const add = (changes: object) => change(file, { action: "add", field: "events[0]", value: { ...value, ...changes } });
  for (const [wrong, problem] of [
    [{}, "the end is not later than the start"],
    [{ ends: "19:00", day: "2026-02-30" }, '"2026-02-30" is not a day'],
    [{ ends: "19:00", zone: "Vienna" }, 'there is no time zone named "Vienna"'],
    [{ ends: "19:00", repeats: "every week", until: "2026-11-01" }, "by this rule the event never takes place"],
  ] as const)
    expect(await add(wrong)).toMatchObject({ body: { problems: [{ problem }] } });
  expect(await add({ ends: "19:00" })).toMatchObject({ status: 200, body: { problems: [] } });
  expect(onDisk("owner-facts.yaml")).toContain("events:\n  - id: tuesday-class\n");
  expect(markedContent(session.content, "events")).toHaveLength(1);
});
