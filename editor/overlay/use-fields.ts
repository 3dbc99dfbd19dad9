import { useState } from "react";
import type { Change } from "../changes.ts";
import type { Field, Form } from "../forms.ts";
import { draftOf, dropDraft, keepDraft, type Draft, type Typed } from "./drafts.ts";
import type { View } from "./state.ts";

/** What is typed into the fields of a form, which drafts there are for them, and what follows from both. */
export function useFields(form: Form, view: View = { name: "form", file: form.file, field: form.field }) {
  const { file, version, fields } = form;
  // A new entry has the same field names as its neighbour.
  const draftName = (field: string) => (view.name === "new" ? `new ${field}` : field);
  const [typed, setTyped] = useState<Record<string, Typed>>({});
  const [drafts, setDrafts] = useState<Record<string, Draft>>(() =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const draft = draftOf(file, draftName(field.field));
        return draft && draft.typed !== shown(field) ? [[field.field, draft]] : [];
      }),
    ),
  );
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const now = (field: Field): Typed => typed[field.field] ?? shown(field);
  const isChanged = (field: Field) =>
    JSON.stringify(read(field, now(field))) !== JSON.stringify(read(field, shown(field)));

  function type(field: Field, words: Typed): void {
    setTyped((others) => ({ ...others, [field.field]: words }));
    const name = draftName(field.field);
    if (words === shown(field)) dropDraft(file, name);
    else {
      const where = `${form.where ?? form.title}${fields.length > 1 ? ` › ${field.label}` : ""}`;
      keepDraft({ file, field: name, version, typed: words, where, view });
    }
  }
  function forget({ field }: Field): void {
    setDrafts(({ [field]: _, ...others }) => others);
  }
  return {
    now,
    type,
    draft: ({ field }: Field) => drafts[field],
    useDraft(field: Field): void {
      dropDraft(file, draftName(field.field), drafts[field.field]);
      type(field, drafts[field.field]!.typed);
      forget(field);
    },
    discardDraft(field: Field): void {
      dropDraft(file, draftName(field.field), drafts[field.field]);
      forget(field);
    },
    /** After saving. */
    dropDrafts: () => Object.keys(typed).forEach((field) => dropDraft(file, draftName(field))),
    confirm({ field }: Field, on: boolean): void {
      setConfirmed((others) => [...others.filter((other) => other !== field), ...(on ? [field] : [])]);
    },
    changes: (): Change[] => [
      ...fields.filter(isChanged).map((field) => ({
        action: "set" as const,
        field: field.field,
        value: read(field, now(field)) ?? null,
      })),
      ...confirmed.map((field) => ({ action: "confirm" as const, field })),
    ],
    isChanged: () => fields.some(isChanged),
    /** What is in the fields of a new entry. */
    values(): Record<string, unknown> | string {
      if (fields.length === 1 && fields[0]!.field === form.field)
        return String(read(fields[0]!, now(fields[0]!)) ?? "");
      const all: Record<string, unknown> = {};
      for (const field of fields) {
        const value = read(field, now(field));
        const steps = field.field.slice(form.field.length).split(".").filter(Boolean);
        const last = steps.pop() ?? "";
        const around = steps.reduce((inner, step) => (inner[step] ??= {}) as typeof all, all);
        if (value !== undefined) around[last] = value;
      }
      return all;
    },
  };
}

export type Fields = ReturnType<typeof useFields>;

/** What a field shows of its value. */
function shown({ kind, value }: Field): Typed {
  if (kind === "yes or no") return value === true;
  return Array.isArray(value) ? value.join("\n") : String(value ?? "");
}

function read({ kind, optional }: Field, typed: Typed): unknown {
  if (typeof typed === "boolean") return typed || (optional ? undefined : false);
  const text = typed.trim();
  if (text === "" && (optional || kind === "number" || kind === "choice")) return undefined;
  if (kind === "number") return Number(text);
  if (kind !== "lines") return text;
  return text.split("\n").map((line) => line.trim()).filter(Boolean); // oxfmt-ignore
}
