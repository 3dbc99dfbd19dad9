import { pageFile } from "#app/content/page-file.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Steps, Undone } from "../api.ts";
import { allDrafts } from "./drafts.ts";
import { ask, send } from "./server.ts";
import { reloadPage } from "./reload-page.ts";
import { useEditor, type View } from "./state.ts";
import { Button } from "./button.tsx";

export function Bar() {
  const { isEditing, setEditing, status, views, open, attempt, say, refresh } = useEditor();
  const [isWide, setWide] = useState(false);
  const { data: steps } = useQuery({ queryKey: ["steps"], queryFn: () => ask<Steps>("steps") });
  const step = (which: "undo" | "redo") =>
    attempt(async () => {
      const { files } = await send<Undone>(which);
      say(which === "undo" ? "Undone." : "Redone.");
      await refresh();
      if (files.some((file) => !file.startsWith("content/"))) await reloadPage();
    });
  const opener = (label: string, view: View) => <Button label={label} press={() => open(view)} />;
  const drafts = allDrafts().length;
  return (
    <div className={isWide ? "bar wide" : "bar"} role="region" aria-label="Editor">
      <Button label="Edit" aria-pressed={isEditing} press={() => setEditing(!isEditing)} />
      <Button label="Undo" disabled={!steps?.undo} press={() => step("undo")} />
      {opener("Notice", { name: "notice" })}
      {opener("Publish", { name: "publish" })}
      <Button label="More" className="more" aria-expanded={isWide} press={() => setWide(!isWide)} />
      <div className="others">
        <Button label="Redo" disabled={!steps?.redo} press={() => step("redo")} />
        {opener("All texts", { name: "texts" })}
        {opener("This page", { name: "form", file: pageFile(location.pathname), field: "" })}
        {opener("Facts and lists", { name: "lists" })}
        {opener("Before publishing", { name: "checklist" })}
        {import.meta.env["DESK"] && (
          <form method="post" action="/__desk/sign-out">
            <button>Sign out</button>
          </form>
        )}
      </div>
      {drafts > 0 && opener(`Not saved (${drafts})`, { name: "drafts" })}
      {views.length === 0 && (
        <p role="status" className={status.isWrong ? "wrong" : undefined}>
          {status.words}
        </p>
      )}
    </div>
  );
}
