import { useEffect, useRef, useState, type ComponentProps, type RefObject } from "react";
import type { Names } from "../api.ts";
import { useAnswer } from "./server.ts";
import { Button } from "./button.tsx";

type Props = Omit<ComponentProps<"div">, "onChange"> & {
  value: string;
  onChange: (source: string) => void;
  /** Whether the words can hold italics, links, sources and Sanskrit terms. */
  marks: boolean;
};

/** A box for words with marks: bold is bold, a link looks like one, and what stands for other words is one piece. */
export function RichBox({ value, onChange, marks, ...attributes }: Props) {
  const names = useAnswer<Names>("names");
  const box = useRef<HTMLDivElement>(null);
  const written = useRef<string>(undefined);
  useEffect(() => {
    if (written.current === value) return;
    written.current = value;
    box.current!.replaceChildren(...nodesOf(value, names));
  }, [value, names]);
  const changed = () => {
    written.current = sourceOf(box.current!);
    onChange(written.current);
  };
  return (
    <>
      <div
        {...attributes}
        ref={box}
        className="words long"
        role="textbox"
        aria-multiline="true"
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        spellCheck
        onInput={changed}
      />
      {marks && <Insert box={box} changed={changed} names={names} />}
    </>
  );
}

type Kind = { name: string; label: string; options: [value: string, words: string][] };
/** `range` is where it was opened: the picker takes the focus away from the box. */
type Picker = { kind: Kind; range: Range };
type InsertProps = { box: RefObject<HTMLDivElement | null>; changed: () => void; names: Names };

/** Italic, Bold, Link, Source and Sanskrit for a text. */
function Insert({ box, changed, names }: InsertProps) {
  const [picker, setPicker] = useState<Picker>();
  const [picked, setPicked] = useState("");
  const kinds: Kind[] = [
    { name: "Link", label: "Page or https:// address", options: names.pages.map((page) => [page, page]) },
    { name: "Source", label: "Search the studies", options: Object.entries(names.studies) },
    { name: "Sanskrit", label: "Search the glossary", options: Object.entries(names.terms) },
  ];
  function insert(nodeOf: (words: string) => Node, range = rangeIn(box.current!)): void {
    const node = nodeOf(String(range) || "words");
    range.deleteContents();
    range.insertNode(node);
    setPicker(undefined);
    box.current!.focus();
    getSelection()?.setPosition(node.parentNode, [...node.parentNode!.childNodes].indexOf(node as ChildNode) + 1);
    changed();
  }
  function open(kind: Kind): void {
    setPicked("");
    setPicker({ kind, range: rangeIn(box.current!) });
  }
  function done(): void {
    const name = picked.trim();
    if (name === "" || !picker) return;
    if (picker.kind.name === "Link") insert((words) => link(words, name), picker.range);
    else insert(() => chip(picker.kind.name === "Source" ? `[@${name}]` : `{${name}}`, names), picker.range);
  }
  return (
    <>
      <div className="row" role="group" aria-label="Insert" onMouseDown={(event) => event.preventDefault()}>
        <Button label="Italic" press={() => insert((words) => element("em", words))} />
        <Button label="Bold" press={() => insert((words) => element("strong", words))} />
        {kinds.map((kind) => (
          <Button label={kind.name} key={kind.name} press={() => open(kind)} />
        ))}
      </div>
      {picker && (
        <div className="row">
          <input
            className="grow"
            list="picker"
            aria-label={picker.kind.label}
            placeholder={picker.kind.label}
            autoComplete="off"
            autoFocus
            value={picked}
            onChange={(event) => setPicked(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              done();
            }}
          />
          <datalist id="picker">
            {picker.kind.options.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </datalist>
          <Button label="Insert" press={done} />
        </div>
      )}
    </>
  );
}

/** What is selected in a box; its end, if nothing is. */
function rangeIn(box: HTMLElement): Range {
  const range = document.createRange();
  const [found] = getSelection()?.getComposedRanges({ shadowRoots: [box.getRootNode() as ShadowRoot] }) ?? [];
  if (found && box.contains(found.startContainer) && box.contains(found.endContainer)) {
    range.setStart(found.startContainer, found.startOffset);
    range.setEnd(found.endContainer, found.endOffset);
  } else {
    range.selectNodeContents(box);
    range.collapse();
  }
  return range;
}

const mark =
  /\\[*[\]{}\\]|\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|(?<chip>\[@[^\]]*\]|\{[^}]*\})|\[(?<words>[^\]]+)\]\((?<to>[^)]*)\)/g;

function nodesOf(source: string, names: Names): Node[] {
  const nodes: Node[] = [];
  let end = 0;
  for (const { 0: whole, index, groups = {} } of source.matchAll(mark)) {
    const node = groups["strong"]
      ? element("strong", groups["strong"])
      : groups["em"]
        ? element("em", groups["em"])
        : groups["chip"]
          ? chip(groups["chip"], names)
          : groups["words"]
            ? link(groups["words"], groups["to"]!)
            : new Text(whole);
    nodes.push(new Text(source.slice(end, index)), node);
    end = index + whole.length;
  }
  return [...nodes, new Text(source.slice(end))];
}

function element(name: "em" | "strong" | "u" | "span", words: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}

function link(words: string, to: string): HTMLElement {
  const made = element("u", words);
  made.dataset["to"] = to;
  made.title = `Link to ${to}`;
  return made;
}

function chip(source: string, names: Names): HTMLElement {
  const made = element("span", source.startsWith("{") ? nameOf(source.slice(1, -1), names) : sourcesOf(source, names));
  made.dataset["source"] = source;
  made.contentEditable = "false";
  return made;
}

function nameOf(mark: string, { terms, quoted }: Names): string {
  const [key = ""] = mark.split(",");
  const words = terms[key]?.split(":")[0] ?? quoted[key] ?? key.replace(/-|(?=[A-Z])/g, " ").toLowerCase();
  return words.length > 60 ? `${words.slice(0, 59)}…` : words;
}

const sourcesOf = (mark: string, { studies }: Names) =>
  [...mark.matchAll(/@([^;\]\s]+)/g)].map(([, key = ""]) => studies[key]?.split(":")[0] ?? key).join("; ");

/** The words of a box as they are written in the file. */
function sourceOf(node: Node): string {
  const inside = () => [...node.childNodes].map(sourceOf).join("");
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement)) return "";
  const { source, to } = node.dataset;
  if (source !== undefined) return source;
  if (node.localName === "br") return "\n";
  const words = inside();
  if (words === "") return "";
  if (to !== undefined) return `[${words}](${to})`;
  if (node.localName === "strong") return `**${words}**`;
  return node.localName === "em" ? `*${words}*` : words;
}
