import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import files from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Picture } from "#app/content/picture.ts";
import { Content } from "#app/content/read/content.ts";
import { fingerprintOf } from "#app/content/read/fingerprint.ts";
import { YamlFile } from "#app/content/read/yaml-file.ts";
import { listen, request } from "#server/testing/http.ts";
import { editorApi } from "#editor/api.ts";
import { applyChanges, type Change } from "#editor/changes.ts";
import { formFor, formForNew } from "#editor/forms.ts";
import { markedContent, markText, placeOf } from "#editor/mark-content.ts";
import { withoutSigns } from "#editor/marks.ts";
import { moveMarks } from "#editor/move-marks.ts";
import { History } from "#editor/publish/history.ts";
import { Publisher } from "#editor/publish/publisher.ts";
import { Session } from "#editor/session.ts";
import { Undo } from "#editor/undo.ts";

const folder = mkdtempSync(join(tmpdir(), "content-"));
const undoFolder = join(folder, "undo");
let session: Session;
let answer: ReturnType<typeof editorApi>;
const server = await listen(createServer((request, response) => void answer(request, response)));

function answers() {
  const history = new History(folder, { name: "Practice", email: "practice@example.org" });
  return editorApi(session, () => undefined, new Publisher(history, { folder, target: "", address: "" }));
}

beforeAll(() => {
  cpSync("content", folder, { recursive: true });
  process.env["CONTENT_FOLDER"] = folder;
  session = new Session(undoFolder);
  answer = answers();
});
afterAll(async () => {
  await server.close();
  delete process.env["CONTENT_FOLDER"];
  rmSync(folder, { recursive: true });
});

const onDisk = (file: string) => readFileSync(join(folder, file), "utf8");

async function ask(
  path: string,
  { headers = {}, ...options }: { method?: string; headers?: IncomingHttpHeaders; body?: string } = {},
) {
  const own = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
  const { status, body } = await request(server.address, path, { headers: { ...own, ...headers }, ...options });
  return { status, body: JSON.parse(body.toString()) as Record<string, unknown> };
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
  expect(() => confirm('confirm:\n  list: All?\nlist:\n  - name: "[Name], a teacher"\n', "list")).toThrow("[Name]");
  expect(confirm('confirm:\n  text: True?\ntext: "A [link](/faq) and a source [@wu2019]"\n', "text")).not.toContain(
    "confirm",
  );
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
  session = new Session(undoFolder);
  answer = answers();

  const { body } = await change(file, { action: "set", field: "subtitle", value: "One breath at a time" });
  expect(body).toMatchObject({ problems: [], lapsedReviews: ["/pranayam"] });

  await session.undo();
  writeFileSync(join(folder, "reviews.yaml"), before);
  session = new Session(undoFolder);
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
  const made = join(folder, "made");
  cpSync("content/pages", made, { recursive: true });
  const files = () => readdirSync(made).map((name) => join(made, name));
  const all = () => files().map((path) => [path, readFileSync(path, "utf8")]);
  const before = all();
  const halfDone = () => {
    writeFileSync(join(made, "about.yaml"), "changed");
    writeFileSync(join(made, "new.yaml"), "added");
    rmSync(join(made, "faq.yaml"));
  };
  const undo = new Undo(join(folder, "undo-of-failure"));
  const failing = undo.run(files, () => {
    halfDone();
    return Promise.reject(new Error("The sizes could not be made"));
  });
  await expect(failing).rejects.toThrow("The sizes could not be made");
  expect(all()).toEqual(before);
  expect(undo.steps).toEqual({ undo: 0, redo: 0 });
});

test("what a crash in the middle of a step has changed is put back at the next start", async () => {
  const kept = join(folder, "undo-of-crash");
  const [changed, removed] = [join(folder, "crash-a.bin"), join(folder, "crash-b.bin")];
  writeFileSync(changed, Buffer.from([0, 255, 1]));
  writeFileSync(removed, "words");
  const begun = new Promise<void>((resolve) => {
    void new Undo(kept).run(
      () => [changed, removed],
      () => {
        writeFileSync(changed, "half");
        rmSync(removed);
        resolve();
        return new Promise(() => undefined);
      },
    );
  });
  await begun;
  expect(new Undo(kept).steps.undo).toBe(0);
  expect(readFileSync(changed)).toEqual(Buffer.from([0, 255, 1]));
  expect(readFileSync(removed, "utf8")).toBe("words");
  writeFileSync(changed, "changed later");
  expect(new Undo(kept).steps.undo).toBe(0);
  expect(readFileSync(changed, "utf8")).toBe("changed later");
});

test("undo and redo work after a restart, also for a file with any bytes and for one that was new", async () => {
  const kept = join(folder, "undo-of-restart");
  const [sound, added] = [join(folder, "sound.mp3"), join(folder, "added.mp3")];
  writeFileSync(sound, Buffer.from([255, 0, 128]));
  await new Undo(kept).run(
    () => [sound, added],
    () => {
      writeFileSync(sound, "new");
      writeFileSync(added, "added");
      return Promise.resolve();
    },
  );
  expect(await new Undo(kept).undo()).toEqual([sound, added]);
  expect(readFileSync(sound)).toEqual(Buffer.from([255, 0, 128]));
  expect(existsSync(added)).toBe(false);
  await new Undo(kept).redo();
  expect(readFileSync(sound, "utf8")).toBe("new");
  writeFileSync(sound, "from elsewhere");
  expect(await new Undo(kept).undo()).toBeUndefined();
  expect(readFileSync(sound, "utf8")).toBe("from elsewhere");
});

test("marks leave the words and become an attribute of the element around them", () => {
  const [title, first, second] = [markText("A & B", 1), markText("One", 2), markText("two", 3)].map((text) =>
    String(text).replace("&", "&amp;"),
  );
  const page = `<h1 class="x">${title}</h1><p><b>Not</b> ${first}<!-- -->, ${second}</p><svg><text>${first}</text></svg>`;
  expect(moveMarks(page)).toBe(
    '<h1 class="x" data-edit="1:0-5">A &amp; B</h1><p data-edit="2:4-7 3:9-12"><b>Not</b> One<!-- -->, two</p><svg><text>One</text></svg>',
  );
  expect(moveMarks(`<img alt="${String(markText("A lake", 4))}"/>`)).toBe('<img alt="A lake" data-edit="4"/>');
  expect(moveMarks(`<div data-props="{&quot;a&quot;:&quot;${first}&quot;}"></div>`)).toBe(
    '<div data-props="{&quot;a&quot;:&quot;One&quot;}"></div>',
  );
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

/** What the editor says of a photo; nothing is written. */
async function photo(bytes: Buffer, part = "middle") {
  const [name] = Object.keys(session.content.pictures.pictures);
  const body = JSON.stringify({ name, base64: bytes.toString("base64"), part, write: false });
  return (await ask("/picture", { method: "POST", body })).body as { problems: string[]; preview?: string };
}
const plainPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#963" } });
const recording = async (bytes: Buffer) => {
  const body = JSON.stringify({ name: "sleep", base64: bytes.toString("base64"), write: true });
  return (await ask("/recording", { method: "POST", body })).body["problems"];
};

test("a file that is no photo, is a script, is damaged or too small, or comes as HEIC gets one sentence", async () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"><script>alert(1)</script></svg>';
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(64)]);
  const whole = await plainPhoto(2400, 1350).jpeg().toBuffer();
  for (const [bytes, sentence] of [
    [Buffer.from("plain words"), "not a picture"],
    [Buffer.from(script), "not a picture"],
    [heic, "HEIC"],
    [await plainPhoto(800, 600).jpeg().toBuffer(), "only 800 pixels wide"],
    [whole.subarray(0, 1500), "damaged"],
  ] as const)
    expect((await photo(bytes)).problems).toEqual([expect.stringContaining(sentence)]);
  expect(await recording(Buffer.from("plain words"))).toEqual([expect.stringContaining("not an MP3")]);
});

test("a photo from a phone is turned upright, cropped to the frame, and loses where it was taken", async () => {
  // The top half is red. Orientation 6 says that the camera was held upright: its left side is the top.
  const red = await sharp({ create: { width: 1500, height: 2000, channels: 3, background: "red" } }).png().toBuffer(); // oxfmt-ignore
  const bytes = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "blue" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Orientation: "6" }, IFD3: { GPSLatitude: "48/1 12/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const topColour = async (part: string) => {
    const preview = Buffer.from((await photo(bytes, part)).preview!.split(",")[1]!, "base64");
    const { width, height, exif } = await sharp(preview).metadata();
    const [{ width: frameWidth, height: frameHeight }] = Object.values(session.content.wholePictures) as [Picture];
    expect(width / height).toBeCloseTo(frameWidth / frameHeight, 1);
    expect(exif).toBeUndefined();
    const { dominant } = await sharp(preview).stats();
    return dominant.r > dominant.b ? "red" : "blue";
  };
  expect([await topColour("start"), await topColour("end")]).toEqual(["red", "blue"]);
});

test("an upload of 200 megabytes is refused, and the content is as before", async () => {
  const before = onDisk("pictures.yaml");
  const [name] = Object.keys(session.content.pictures.pictures);
  const body = JSON.stringify({ name, base64: "A".repeat(200_000_000), write: true });
  const answer = await ask("/picture", { method: "POST", body }).then(
    ({ status }) => status,
    // The connection may be cut before everything is sent.
    () => 413,
  );
  expect(answer).toBe(413);
  expect(onDisk("pictures.yaml")).toBe(before);
});

test("words that look like YAML stay words", async () => {
  let saved = 0;
  for (const words of ["yes: [no", "- a\n- b", "&a *a", "#not a comment", "title: x\nsubtitle: y", "'\"`|>%@!"]) {
    const result = await change(terms, subtitle(words));
    // Some are refused as wording; none may break the file.
    if ((result.body["problems"] as unknown[]).length > 0) continue;
    saved += 1;
    const { value } = new YamlFile(terms, onDisk("pages/terms.yaml"), {});
    expect(value).toMatchObject({ subtitle: words.replace(/\s*\n\s*/g, " ") });
    expect(new Content().page("/terms").subtitle).toBe(words.replace(/\s*\n\s*/g, " "));
  }
  expect(saved).toBeGreaterThan(2);
});

test("a place is named as a person would", async () => {
  const { body } = await ask(`/form?file=content/pages/about.yaml&field=${encodeURIComponent("sections[0].body[0]")}`);
  expect(body["where"]).toMatch(/^Page “.+” › /);
  expect(JSON.stringify([body["where"], body["title"]])).not.toMatch(/sections|\[\d|\.yaml|[{}]/);
});

test("the refusal to remove something in use says where it is used", async () => {
  const used = Object.keys(session.content.glossary).find((key) => onDisk("pages/pranayam.yaml").includes(`{${key}}`))!;
  const { body } = await change("content/glossary.yaml", { action: "remove", field: used });
  const title = session.content.page("/pranayam").title;
  expect(JSON.stringify((body["problems"] as { where: string }[]).map(({ where }) => where))).toContain(`“${title}”`);
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
