import type { View } from "./state.ts";

/** What was typed into a field and not saved. It survives a reload, a crash and a closed tab. `view` opens it again. */
export type Draft = { file: string; field: string; version?: string; typed: Typed; where: string; view: View };
export type Typed = string | boolean;

const prefix = "draft ";
/** Two tabs may change the same field, and each keeps its own words. */
const keyOf = ({ file, field }: Pick<Draft, "file" | "field">) => `${prefix}${tab()} ${file} ${field}`;

function tab(): string {
  const known = sessionStorage.getItem("tab") ?? String(Date.now());
  sessionStorage.setItem("tab", known);
  return known;
}

const stored = (): [key: string, draft: Draft][] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => [key, JSON.parse(localStorage.getItem(key)!) as Draft]);

export const allDrafts = (): Draft[] => stored().map(([, draft]) => draft);

/** The draft of this tab, or else one of another tab. */
export function draftOf(file: string, field: string): Draft | undefined {
  const own = localStorage.getItem(keyOf({ file, field }));
  if (own !== null) return JSON.parse(own) as Draft;
  return allDrafts().find((draft) => draft.file === file && draft.field === field);
}

export const keepDraft = (draft: Draft) => localStorage.setItem(keyOf(draft), JSON.stringify(draft));

/** Drops the given draft, or else the one of this tab. */
export function dropDraft(file: string, field: string, draft?: Draft): void {
  if (!draft) return localStorage.removeItem(keyOf({ file, field }));
  for (const [key, other] of stored())
    if (JSON.stringify(other) === JSON.stringify(draft)) localStorage.removeItem(key);
}
