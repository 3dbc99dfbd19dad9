import { useId } from "react";
import type { Upload } from "./use-upload.ts";

/** Chooses the file of an upload, and says what is wrong with it. */
export function FileChooser({ label, type, upload }: { label: string; type: string; upload: Upload }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="file" accept={type} onChange={({ target }) => upload.choose(target.files?.[0])} />
      {upload.report?.problems.map((problem) => (
        <p key={problem} className="wrong" role="alert">
          {problem}
        </p>
      ))}
    </>
  );
}
