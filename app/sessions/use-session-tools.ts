import { useEffect, useState } from "react";

type Tools = typeof import("#app/sessions/tools/session-tools.tsx");

/** Cues, chapters and timer, loaded when a session is first played. Where that fails, the player stays as it is. */
export function useSessionTools(wanted: boolean): Tools | undefined {
  const [tools, setTools] = useState<Tools>();
  useEffect(() => {
    if (wanted) import("#app/sessions/tools/session-tools.tsx").then(setTools, () => {});
  }, [wanted]);
  return tools;
}
