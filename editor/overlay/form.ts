import type { Change } from "../changes.ts";
import type { Names } from "../api.ts";
import type { Field, Form } from "../forms.ts";
import type { ContentProblem } from "#app/content/read/yaml-file.ts";
import { button, h } from "./dom.ts";

let count = 0;

/** The boxes of a form, what was changed in them, and what is wrong with it. */
export function formBoxes(form: Form, names: Names) {
  const boxes = form.fields.map((field) => fieldBox(field, names, form.fields.length === 1));
  const elsewhere = h("div", { role: "alert" });
  const changes = (): Change[] => boxes.flatMap((box) => box.changes());

  /** Each problem beside its field; those of other places above the form. */
  function show(problems: readonly ContentProblem[]): void {
    const left = [...problems];
    for (const box of boxes) {
      const own = left.filter(
        ({ file, field }) => file === form.file && (field === box.field || field.startsWith(`${box.field}[`)),
      );
      for (const problem of own) left.splice(left.indexOf(problem), 1);
      box.show(own.map(sentence));
    }
    const place = ({ file, field }: ContentProblem) =>
      file === form.file ? `${field.replace(`${form.field}.`, "")}: ` : `${file}, ${field}: `;
    elsewhere.replaceChildren(
      ...left.map((problem) => h("p", { className: "wrong" }, place(problem) + sentence(problem))),
    );
    boxes.find((box) => box.input.ariaInvalid === "true")?.input.focus();
  }
  /** What is in the boxes of a new entry. */
  function values(): Record<string, unknown> {
    const all: Record<string, unknown> = {};
    for (const box of boxes) {
      const steps = box.field.slice(form.field.length).split(".").filter(Boolean);
      const last = steps.pop() ?? "";
      const around = steps.reduce((inner, step) => (inner[step] ??= {}) as typeof all, all);
      if (box.value() !== undefined) around[last] = box.value();
    }
    return all;
  }
  return {
    elements: [elsewhere, ...boxes.map(({ element }) => element)],
    changes,
    show,
    values,
    first: boxes[0]?.input,
  };
}

const sentence = ({ problem, fix }: ContentProblem) => `${problem.charAt(0).toUpperCase()}${problem.slice(1)}. ${fix}.`;

function fieldBox(
  { field, label, kind, value, optional, names: options, marks, confirm }: Field,
  names: Names,
  only: boolean,
) {
  const id = `box-${(count += 1)}`;
  const wrong = h("p", { className: "wrong", id: `${id}-wrong`, role: "alert", hidden: true });
  const described = { id, "aria-describedby": wrong.id };
  const input = inputFor();
  const before = JSON.stringify(read());
  const confirmed = h("input", { type: "checkbox" });

  function inputFor(): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
    const text = Array.isArray(value) ? value.join("\n") : String(value ?? "");
    if (kind === "choice") {
      const all = [...(optional || value === undefined ? [""] : []), ...(options ?? [])];
      return h(
        "select",
        described,
        ...all.map((name) => h("option", { value: name, selected: name === text }, name || "Choose …")),
      );
    }
    if (kind === "yes or no") return h("input", { ...described, type: "checkbox", checked: value === true });
    if (kind === "number") return h("input", { ...described, type: "number", step: "any", value: text });
    if (kind === "day") return h("input", { ...described, type: "date", value: text });
    return h("textarea", {
      ...described,
      value: text,
      spellcheck: true,
      rows: 1,
      className: only || text.length > 100 || kind === "lines" ? "long" : "",
    });
  }
  function read(): unknown {
    if (input instanceof HTMLInputElement && input.type === "checkbox")
      return input.checked || (optional ? undefined : false);
    const text = input.value.trim();
    if (text === "" && (optional || kind === "number" || kind === "choice")) return undefined;
    if (kind === "number") return Number(text);
    return kind === "lines"
      ? text
          .split("\n")
          .map((line) => line.trim())
          .filter(Boolean)
      : text;
  }
  const check = kind === "yes or no";
  const head = check
    ? h("label", { className: "check" }, input, label)
    : h("label", { htmlFor: id }, kind === "lines" ? `${label} (one on each line)` : label, optional && " (optional)");
  const element = h(
    "div",
    {},
    head,
    !check && input,
    marks === true && input instanceof HTMLTextAreaElement && markButtons(input, names),
    wrong,
    confirm !== undefined &&
      h(
        "div",
        { className: "note" },
        h("p", {}, `Still to confirm: ${confirm}`),
        h("label", { className: "check" }, confirmed, "This is confirmed"),
      ),
  );
  return {
    field,
    element,
    input,
    value: read,
    changes(): Change[] {
      const now = read();
      const set: Change[] = JSON.stringify(now) === before ? [] : [{ action: "set", field, value: now ?? null }];
      return confirmed.checked ? [...set, { action: "confirm", field }] : set;
    },
    show(problems: readonly string[]) {
      wrong.hidden = problems.length === 0;
      wrong.textContent = problems.join(" ");
      input.ariaInvalid = String(problems.length > 0);
    },
  };
}

/** Italic, Bold, Link, Source and Sanskrit for a text. */
function markButtons(area: HTMLTextAreaElement, { pages, studies, terms }: Names): HTMLElement {
  const picker = h("div");
  const picked = (or: string) => area.value.slice(area.selectionStart, area.selectionEnd) || or;
  const insert = (words: string) => {
    area.setRangeText(words, area.selectionStart, area.selectionEnd, "end");
    picker.replaceChildren();
    area.focus();
  };
  function pick(label: string, options: [string, string][], write: (name: string) => string) {
    const list = h(
      "datalist",
      { id: `list-${(count += 1)}` },
      ...options.map(([value, words]) => h("option", { value }, words)),
    );
    const input = h("input", {
      list: list.id,
      "aria-label": label,
      placeholder: label,
      className: "grow",
      autocomplete: "off",
    });
    const done = () => input.value.trim() && insert(write(input.value.trim()));
    input.onkeydown = (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      done();
    };
    picker.replaceChildren(h("div", { className: "row" }, input, list, button("Insert", done)));
    input.focus();
  }
  const bars = [
    button("Italic", () => insert(`*${picked("words")}*`)),
    button("Bold", () => insert(`**${picked("words")}**`)),
    button("Link", () =>
      pick(
        "Page or https:// address",
        pages.map((page) => [page, page]),
        (to) => `[${picked("words")}](${to})`,
      ),
    ),
    button("Source", () => pick("Search the studies", Object.entries(studies), (key) => `[@${key}]`)),
    button("Sanskrit", () => pick("Search the glossary", Object.entries(terms), (key) => `{${key}}`)),
  ];
  return h("div", {}, h("div", { className: "row", role: "group", "aria-label": "Insert" }, ...bars), picker);
}
