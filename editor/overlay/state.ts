import { useQueryClient } from "@tanstack/react-query";
import { createContext, use, useState } from "react";
import type { Problem } from "../api.ts";
import type { Change } from "../changes.ts";
import { sendChanges, type Origin } from "./server.ts";

/** What the dialog shows. */
export type View =
  | { name: "place"; n: number; link?: string }
  | { name: "words"; words: string; session?: string }
  | { name: "form"; file: string; field: string }
  | { name: "new"; file: string; list: string; after: string }
  | { name: "notice" | "publish" | "publications" | "checklist" | "texts" | "lists" | "drafts" };

const hint = "Click or tap any words to edit them.";

/** The state of the editor, and what every view can do. */
export function useEditorState() {
  const queries = useQueryClient();
  const [isEditing, setEditing] = useState(true);
  const [views, setViews] = useState<readonly View[]>([]);
  const [status, setStatus] = useState<{ words: string; isWrong?: boolean }>({ words: hint });
  const say = (words: string, isWrong = false) => setStatus({ words, isWrong });
  const show = (next: (views: readonly View[]) => readonly View[], words = "") => {
    setViews(next);
    say(words);
  };

  /** Runs an action and says why it failed, if it did. */
  const attempt = (action: () => Promise<unknown>) =>
    void action().catch((error: unknown) => {
      say(error instanceof Error ? error.message : String(error), true);
      // The views then show what has changed meanwhile.
      return queries.invalidateQueries();
    });

  /** Saves changes, or returns what is wrong with them. */
  async function save(origin: Origin, changes: readonly Change[], message = "Saved."): Promise<readonly Problem[]> {
    say("Saving …");
    const { problems, lapsedReviews } = await sendChanges(origin, changes);
    if (problems.length > 0) {
      say("Nothing is saved yet: see what is marked.", true);
      return problems;
    }
    const lapsed = lapsedReviews.map((path) => `The review of ${path} no longer holds: its words have changed.`);
    say([message, ...lapsed].join(" "));
    void queries.invalidateQueries();
    return [];
  }

  /** Saves a change without a form. Its problems become one sentence. */
  async function apply(origin: Origin, change: Change, message: string): Promise<void> {
    const problems = await save(origin, [change], message);
    if (problems.length === 0) return;
    const places = [...new Set(problems.map(({ where }) => where))].join("; ");
    throw new Error(
      change.action === "remove"
        ? `It cannot be removed, because it is still needed here: ${places}. Change that first.`
        : problems.map((problem) => `${problem.where}: ${sentence(problem)}`).join(" "),
    );
  }

  return {
    isEditing,
    views,
    status,
    say,
    attempt,
    save,
    apply,
    refresh: () => queries.invalidateQueries(),
    setEditing(on: boolean): void {
      setEditing(on);
      say(on ? hint : "Links work as usual.");
    },
    /** Opens a view from the page or the bar. */
    open: (view: View) => show(() => [view]),
    /** Opens a view on top of the one that is shown, which comes back afterwards. */
    enter: (view: View) => show((all) => [...all, view]),
    /** Opens a view in place of the one that is shown. */
    swap: (view: View) => show((all) => [...all.slice(0, -1), view]),
    /** Returns to the view below, or to the page. */
    back: (words = "") => show((all) => all.slice(0, -1), words),
    close: () => setViews([]),
  };
}

export const EditorContext = createContext<ReturnType<typeof useEditorState> | null>(null);
export const useEditor = () => use(EditorContext)!;

export const sentence = ({ problem, fix }: Problem) => `${problem.charAt(0).toUpperCase()}${problem.slice(1)}. ${fix}.`;
