import { useEffect } from "react";
import { messages } from "#app/content/content.ts";

const { title, advice, reload } = messages.failure;

export function FailureScreen({ error }: { error: unknown }) {
  useEffect(() => void (document.title = title), []);
  return (
    <div className="wrap py-20">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-6 text-lead">{error instanceof Error ? error.message : String(error)}</p>
      <p className="mt-4">{advice}</p>
      <p className="mt-8">
        <a href="" className="button">
          {reload}
        </a>
      </p>
    </div>
  );
}
