import { useState } from "react";
import type { FileReport, Part } from "../replace-file.ts";
import { send } from "./server.ts";
import { useEditor } from "./state.ts";

const mostBytes = 40_000_000;

/** A file to replace a picture or a recording. The server checks it before it can be saved. */
export function useUpload(kind: "picture" | "recording", name: string) {
  const { attempt, say } = useEditor();
  const [file, setFile] = useState<File>();
  const [part, setPart] = useState<Part>("middle");
  const [report, setReport] = useState<FileReport>();
  const post = async (file: File, part: Part, write: boolean) =>
    send<FileReport>(kind, { name, base64: await base64Of(file), part, write });
  return {
    file,
    part,
    report,
    isGood: report?.problems.length === 0,
    choose(file: File | undefined, part: Part = "middle"): void {
      setFile(file);
      setPart(part);
      setReport(undefined);
      if (!file) return;
      say("Looking at the file …");
      attempt(async () => {
        setReport(await post(file, part, false));
        say("");
      });
    },
    async save(): Promise<void> {
      say("Saving. This can take a minute …");
      const { problems } = await post(file!, part, true);
      if (problems.length > 0) throw new Error(problems.join(" "));
    },
  };
}

export type Upload = ReturnType<typeof useUpload>;

function base64Of(file: File): Promise<string> {
  if (file.size > mostBytes) return Promise.reject(new Error("The file is too large. Choose one under 40 megabytes."));
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(new Error("The file could not be read. Choose it again."));
    reader.readAsDataURL(file);
  });
}
