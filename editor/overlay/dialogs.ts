import type { Change } from "../changes.ts";
import type { Checklist, Names, PagePanel, Saved } from "../api.ts";
import type { Form } from "../forms.ts";
import type { FileReport } from "../replace-file.ts";
import { button, h } from "./dom.ts";
import { formBoxes } from "./form.ts";
import { measureLoudness } from "./measure-loudness.ts";
import { ask, send, sendChanges, type Origin } from "./server.ts";
import { editablePlaces } from "./texts.ts";

export const dialog = h("dialog", { "aria-labelledby": "title" });
let onSaved: (message: string, saved: Pick<Saved, "undo" | "redo">) => void = () => undefined;
export const whenSaved = (listener: typeof onSaved) => (onSaved = listener);
let hasChanges = () => false;
let names: Promise<Names> | undefined;

dialog.addEventListener("cancel", (event) => mayClose() || event.preventDefault());
dialog.addEventListener("close", () => (hasChanges = () => false));

const mayClose = () => !hasChanges() || confirm("Close without saving?");
export const close = () => mayClose() && dialog.close();

export function open(title: string, ...content: (Node | string | false | undefined)[]): void {
  hasChanges = () => false;
  dialog.replaceChildren(h("h2", { id: "title", tabIndex: -1 }, title), h("div", {}, ...content));
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  dialog.querySelector<HTMLElement>("h2")?.focus();
}

/** Runs an action and shows in the dialog why it failed, if it did. */
export async function attempt(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    const reason = h(
      "p",
      { className: "wrong", role: "alert" },
      error instanceof Error ? error.message : String(error),
    );
    if (dialog.open) dialog.append(reason);
    else open("That did not work", reason, button("Close", close));
  }
}

/** Saves, and either closes the dialog or hands the problems back. */
async function save(origin: Origin, changes: readonly Change[], message = "Saved.", then?: () => unknown) {
  const { problems, lapsedReviews, version, ...steps } = await sendChanges(origin, changes);
  if (problems.length > 0) return problems;
  origin.version = version;
  names = undefined;
  hasChanges = () => false;
  const lapsed = lapsedReviews.map((path) => `The review of ${path} no longer holds, because its words have changed.`);
  onSaved([message, ...lapsed].join(" "), steps);
  if (then) then();
  else dialog.close();
  return [];
}

export const openPlace = (n: number, link?: string) =>
  attempt(async () => {
    const form = await ask<Form>("place", { n: String(n) });
    return showForm(form, { link });
  });
const openField = (file: string, field: string, back?: () => unknown) =>
  attempt(async () => showForm(await ask<Form>("form", { file, field }), { back }));

type Around = { link?: string; back?: () => unknown };

async function showForm(form: Form, { link, back }: Around = {}): Promise<void> {
  const { file, field, entry, entries, picture } = form;
  const boxes = formBoxes(form, await (names ??= ask<Names>("names")));
  const again = () => openField(file, field, back);
  const chooser = picture === undefined ? undefined : fileChooser("picture", picture, "image/*");
  const submit = () =>
    attempt(async () => {
      const changes = boxes.changes();
      // The dialog stays open while a picture is being saved.
      const then = chooser?.isChosen() ? () => undefined : back;
      const problems = changes.length > 0 ? await save(form, changes, "Saved.", then) : [];
      boxes.show(problems);
      if (problems.length > 0) return;
      if (chooser?.isChosen()) return chooser.use();
      if (changes.length > 0) return;
      if (back) back();
      else dialog.close();
    });
  const single = form.fields.length === 1 && form.fields[0]?.field === field;
  open(
    single ? "Edit" : form.title,
    h("p", { className: "quiet" }, `${file.replace("content/", "")}${field ? `, ${field}` : ""}`),
    h(
      "form",
      { onsubmit: (event: Event) => (event.preventDefault(), void submit()), noValidate: true },
      ...boxes.elements,
      chooser?.element,
      entries && listOf(form, again),
      ...(form.groups.length > 0
        ? [
            h("h3", {}, "More"),
            h(
              "div",
              { className: "row" },
              ...form.groups.map((group) => button(group.label, () => openField(file, group.field, again))),
            ),
          ]
        : []),
      entry && entryButtons(form, back),
      h(
        "div",
        { className: "row end" },
        form.fields.length > 0 && h("button", { type: "submit", className: "main" }, "Save"),
        button(back ? "Back" : form.fields.length > 0 ? "Cancel" : "Close", () =>
          back ? mayClose() && back() : close(),
        ),
        link !== undefined && button("Open the link", () => location.assign(link)),
      ),
    ),
  );
  hasChanges = () => boxes.changes().length > 0 || chooser?.isChosen() === true;
  boxes.first?.focus();
  if (single && boxes.first instanceof HTMLTextAreaElement)
    boxes.first.setSelectionRange(boxes.first.value.length, boxes.first.value.length);
}

/** Add, move and remove for the entry of a list that the form belongs to. */
function entryButtons(form: Form, back?: () => unknown): HTMLElement {
  const { file, field: here, entry } = form;
  const { field, label, list, first, last, canAdd } = entry!;
  const run = (change: Change, message: string) =>
    mayClose() && attempt(async () => failIfAny(await save(form, [change], message, back)));
  return h(
    "div",
    {},
    field !== here && h("p", { className: "label" }, `In the list: ${label}`),
    h(
      "div",
      { className: "row", role: "group", "aria-label": "This entry in its list" },
      field !== here && button("All its fields", () => openField(file, field, back)),
      canAdd && button("Add below", () => addForm(file, list, field, back)),
      button("Move up", () => run({ action: "move", field, by: -1 }, "Moved up."), { disabled: first }),
      button("Move down", () => run({ action: "move", field, by: 1 }, "Moved down."), { disabled: last }),
      button("Remove", () => confirm(`Remove “${label}”?`) && run({ action: "remove", field }, "Removed.")),
    ),
  );
}

function failIfAny(problems: Saved["problems"]): void {
  if (problems.length > 0)
    throw new Error(
      problems.map(({ file, field, problem, fix }) => `${file}, ${field}: ${problem}. ${fix}.`).join(" "),
    );
}

function addForm(file: string, list: string, after: string, back?: () => unknown): Promise<void> {
  return attempt(async () => {
    const form = await ask<Form>("new", { file, field: list });
    const boxes = formBoxes(form, await (names ??= ask<Names>("names")));
    const plain = form.fields.length === 1 && form.fields[0]?.field === form.field;
    const submit = () =>
      attempt(async () => {
        const values = boxes.values();
        const value = plain ? String(Object.values(values)[0] ?? "") : values;
        const problems = await save(form, [{ action: "add", field: after, value }], "Added.", back);
        // The problems name the place that the new entry would get; the boxes have that of its neighbour.
        const added = /^(.*?)(\[\d+\]|\.[^.[]+)(.*)$/;
        boxes.show(
          problems.map((problem) => {
            const inList = list === "" ? `.${problem.field}` : problem.field.slice(list.length);
            const rest = problem.field.startsWith(list) ? added.exec(inList)?.[3] : undefined;
            return rest === undefined ? problem : { ...problem, field: form.field + rest };
          }),
        );
      });
    open(
      "Add an entry",
      h(
        "form",
        { onsubmit: (event: Event) => (event.preventDefault(), void submit()), noValidate: true },
        ...boxes.elements,
        h(
          "div",
          { className: "row end" },
          h("button", { type: "submit", className: "main" }, "Add"),
          button(back ? "Back" : "Cancel", () => (back ? back() : close())),
        ),
      ),
    );
    hasChanges = () => boxes.changes().length > 0;
    boxes.first?.focus();
  });
}

function listOf(form: Form, again: () => unknown): HTMLElement {
  const { file, field, entries = [] } = form;
  const run = (change: Change, message: string) =>
    attempt(async () => failIfAny(await save(form, [change], message, again)));
  const last = entries.at(-1)?.field ?? `${field}[0]`;
  return h(
    "div",
    {},
    h(
      "ul",
      {},
      ...entries.map((entry) =>
        h(
          "li",
          { className: "row" },
          button(entry.label, () => openField(file, entry.field, again), { className: "entry" }),
          button("↑", () => run({ action: "move", field: entry.field, by: -1 }, "Moved up."), {
            "aria-label": `Move up: ${entry.label}`,
            disabled: entry.first,
          }),
          button("↓", () => run({ action: "move", field: entry.field, by: 1 }, "Moved down."), {
            "aria-label": `Move down: ${entry.label}`,
            disabled: entry.last,
          }),
          button(
            "Remove",
            () => confirm(`Remove “${entry.label}”?`) && run({ action: "remove", field: entry.field }, "Removed."),
            { "aria-label": `Remove: ${entry.label}` },
          ),
        ),
      ),
    ),
    button("Add", () => addForm(file, field, last, again)),
  );
}

/** Chooses a file, shows what the check says, and puts it in place with `use`. */
function fileChooser(kind: "picture" | "recording", name: string, accept: string) {
  const report = h("div", { role: "status" });
  const input = h("input", { type: "file", accept, id: `file-${name}` });
  const post = async (write: boolean) => {
    const base64 = await toBase64(input.files![0]!);
    return send<FileReport>(kind, { name, base64, write });
  };
  let isSaving = false;
  const use = async () => {
    isSaving = true;
    report.replaceChildren("Saving, and making all sizes. This can take a minute …");
    const { problems } = await post(true).catch((error: Error) => ({ problems: [error.message] }));
    report.replaceChildren(problems.join(" ") || "Saved. The page reloads in a moment …");
    isSaving = false;
    if (problems.length > 0) return;
    await untilServerIsBack();
    location.reload();
  };
  input.onchange = () =>
    attempt(async () => {
      if (!input.files?.[0]) return void report.replaceChildren();
      report.replaceChildren("Checking …");
      const { problems, facts } = await post(false);
      if (isSaving) return;
      if (kind === "recording" && problems.length === 0) facts.push(await loudnessOf(input.files[0]));
      const preview =
        kind === "picture" &&
        h("img", {
          src: URL.createObjectURL(input.files[0]),
          alt: "The chosen picture",
          style: "max-width: 100%; max-height: 12rem",
        });
      report.replaceChildren(
        h("p", {}, facts.join(", ")),
        preview || "",
        ...problems.map((problem) => h("p", { className: "wrong" }, problem)),
      );
    });
  const label =
    kind === "picture"
      ? "Replace the picture (wider than high, at least 1600 pixels wide)"
      : "Replace the recording (MP3)";
  return {
    element: h("div", {}, h("label", { htmlFor: input.id }, label), input, report),
    isChosen: () => Boolean(input.files?.[0]),
    use,
  };
}

/** New picture sizes restart the server, and a page that reloads meanwhile would lose its scripts. */
async function untilServerIsBack(): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));
  for (let answers = 0; answers < 3;) {
    await pause();
    answers = await ask("steps").then(
      () => answers + 1,
      () => 0,
    );
  }
}

async function loudnessOf(file: File): Promise<string> {
  const loudness = Math.round(await measureLoudness(await file.arrayBuffer()));
  const advice = loudness > -16 ? "too loud: aim for -19" : loudness < -22 ? "too quiet: aim for -19" : "good";
  return `loudness ${loudness} LUFS (${advice})`;
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(new Error("The file could not be read."));
    reader.readAsDataURL(file);
  });
}

/** Words that are in no content file. */
export function explainFixed(words: string, session?: string): void {
  const chooser = session === undefined ? undefined : fileChooser("recording", session, "audio/mpeg");
  open(
    session ? "A recorded session" : "Fixed words",
    h("p", {}, `“${words}”`),
    session
      ? h(
          "p",
          {},
          "The words of a session follow its sound, second by second. They are in ",
          h("code", {}, `studio/sound/sessions/${session}.ts`),
          ".",
        )
      : h("p", {}, "These words are worked out by the site or are part of its design, so they cannot be edited here."),
    chooser?.element,
    h(
      "div",
      { className: "row end" },
      chooser && button("Save", () => chooser.isChosen() && attempt(chooser.use), { className: "main" }),
      button("Close", close),
    ),
  );
}

export const openPage = (path: string): Promise<void> =>
  attempt(async () => {
    const { form, unconfirmed } = await ask<PagePanel>("page", { path });
    const again = () => openPage(path);
    await showForm(form);
    const reviewed = form.fields.some(({ field }) => field === "reviewed.due");
    const heading = dialog.querySelector("h2")!;
    heading.textContent = `This page: ${path}`;
    heading.after(
      ...(reviewed
        ? [
            h(
              "div",
              { className: "note" },
              h("p", {}, "Read the page again, with its cautions and sources. Then:"),
              button("Renew the review for a year", () =>
                attempt(async () => failIfAny(await save(form, renewal(), "The review is renewed.", again))),
              ),
            ),
          ]
        : []),
      ...unconfirmed.map(({ field, needs }) => confirmNote(form, field, needs, again)),
    );
  });

/** Written today, due in a year. */
function renewal(): Change[] {
  const today = new Date().toISOString().slice(0, 10);
  const due = `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace("-02-29", "-02-28")}`;
  return [
    { action: "set", field: "reviewed.written", value: today },
    { action: "set", field: "reviewed.due", value: due },
  ];
}

function confirmNote(origin: Origin, field: string, needs: string, again: () => unknown): HTMLElement {
  const { file } = origin;
  const name = h("input", { "aria-label": "Your name", placeholder: "Your name", className: "grow" });
  const signed = file === "content/confirmations.yaml";
  /** A fact is open because it is empty, so filling it in confirms it. */
  const toFillIn = file === "content/owner-facts.yaml";
  const act = (): Change[] => {
    if (!signed) return [{ action: "confirm", field }];
    return [{ action: "set", field, value: `${name.value.trim()}, ${new Date().toISOString().slice(0, 10)}` }];
  };
  return h(
    "div",
    { className: "note" },
    h("p", {}, `Still to confirm: ${needs}`),
    h(
      "div",
      { className: "row" },
      signed ? name : button("Edit", () => openField(file, field, again)),
      !toFillIn &&
        button("Confirm", () =>
          attempt(async () => {
            if (signed && !name.value.trim()) throw new Error("Write your name first.");
            failIfAny(await save(origin, act(), "Confirmed.", again));
          }),
        ),
    ),
  );
}

const lists: [string, string, string][] = [
  ["Notice on every page", "content/site.yaml", "notice"],
  ["Name, mail, phone, hours, menus", "content/site.yaml", ""],
  ["Opening hours", "content/site.yaml", "hours"],
  ["Prices, dates, place, teacher", "content/owner-facts.yaml", ""],
  ["Dates of classes and courses", "content/owner-facts.yaml", "events"],
  ["Services", "content/pages/services.yaml", "sections[0].offerings"],
  ["Testimonials", "content/testimonials.yaml", ""],
  ["Videos", "content/videos.yaml", "videos"],
  ["Gallery", "content/gallery.yaml", "gallery"],
  ["Pictures: descriptions", "content/pictures.yaml", "pictures"],
  ["Sanskrit glossary", "content/glossary.yaml", ""],
  ["Studies", "content/studies.yaml", ""],
  ["Messages to visitors", "content/messages.yaml", ""],
];
export function openLists(): void {
  open(
    "Facts and lists",
    h(
      "ul",
      {},
      ...lists.map(([label, file, field]) =>
        h(
          "li",
          { className: "row" },
          button(label, () => openField(file, field, openLists), { className: "entry" }),
        ),
      ),
    ),
    h("div", { className: "row end" }, button("Close", close)),
  );
}

/** Every text of the page as a list, for the keyboard. */
export function openTexts(): void {
  const list = h("ul");
  const filter = h("input", { type: "search", "aria-label": "Search the texts of this page", placeholder: "Search" });
  const places = editablePlaces();
  const showFound = () => {
    const wanted = filter.value.toLowerCase();
    const found = places.filter(({ words }) => words.toLowerCase().includes(wanted));
    list.replaceChildren(
      ...found.map(({ n, words }) =>
        h(
          "li",
          { className: "row" },
          button(words.slice(0, 120), () => openPlace(n), { className: "entry" }),
        ),
      ),
    );
  };
  filter.oninput = showFound;
  showFound();
  open("All texts of this page", filter, list, h("div", { className: "row end" }, button("Close", close)));
  filter.focus();
}

export const openChecklist = (): Promise<void> =>
  attempt(async () => {
    const { points, reviews, today } = await ask<Checklist>("checklist");
    open(
      "Before publishing",
      h("h3", {}, points.length === 0 ? "Nothing is left to confirm" : `Still to confirm (${points.length})`),
      ...points.map(({ file, version, field, value, needs }) =>
        h(
          "div",
          {},
          h("p", { className: "quiet" }, `${file.replace("content/", "")}, ${field}: ${value}`),
          confirmNote({ file, version }, field, needs, openChecklist),
        ),
      ),
      h("h3", {}, "Reviews of health pages"),
      h(
        "ul",
        {},
        ...reviews.map(({ path, due }) => h("li", {}, `${path}: ${due < today ? "overdue since" : "due on"} ${due}`)),
      ),
      h("h3", {}, "How to publish"),
      h("p", {}, "In a terminal in the folder of the site:"),
      h("pre", {}, h("code", {}, "npm test")),
      h("pre", {}, h("code", {}, "npm start")),
      h(
        "p",
        {},
        "The first must end with “0 failed”. The second shows the finished site. Then follow docs/how-to/publish.md.",
      ),
      h("div", { className: "row end" }, button("Close", close)),
    );
  });
