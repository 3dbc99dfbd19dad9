import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** The line that opens a fold, with an arrow at its end. */
export function FoldLine({ children }: { children: ReactNode }) {
  return (
    <summary className="fold-line">
      {children}
      <Icon name="open" />
    </summary>
  );
}
