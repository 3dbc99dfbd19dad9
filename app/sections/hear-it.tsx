import type { MouseEventHandler, ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type HearItProps = { src: string; className: string; onClick?: MouseEventHandler; children: ReactNode };

/** A link to a recording, which therefore also works without scripts. With scripts (app/inline) it plays on the page. */
export function HearIt({ src, className, onClick, children }: HearItProps) {
  return (
    <a href={src} data-hear="" onClick={onClick} className={`no-print ${className}`}>
      <Icon name="hear" className="size-5 shrink-0" />
      {children}
    </a>
  );
}
