import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type FoldProps = { id: string; heading: string; count: string; children: ReactNode };

/** At the end of a page: a list to look things up in, folded. */
export function Fold({ id, heading, count, children }: FoldProps) {
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-baseline gap-x-4">
          <h2 id={id} className="text-h4">
            {heading}
          </h2>
          <span className="text-quiet">{count}</span>
        </span>
        <Icon
          name="open"
          className="ms-auto size-6 shrink-0 text-accent transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {children}
    </details>
  );
}
