import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** A link to a recording, which therefore also works without scripts. With scripts (app/inline) it plays on the page. */
export function HearIt({ src, className, children }: { src: string; className: string; children: ReactNode }) {
  return (
    <a href={src} data-hear="" className={`no-print ${className}`}>
      <Icon name="hear" className="size-5 shrink-0" />
      {children}
    </a>
  );
}
