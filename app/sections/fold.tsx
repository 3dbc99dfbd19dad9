import type { ReactNode } from "react";
import { FoldLine } from "#app/ui/fold-line.tsx";

type FoldProps = { id: string; heading: string; count?: string; children: ReactNode };

/** A section of second rank: its heading, and the rest one press away. */
export function Fold({ id, heading, count, children }: FoldProps) {
  return (
    <details>
      <FoldLine>
        <span className="flex flex-wrap items-baseline gap-x-4">
          <h2 id={id} className="scroll-mt-4 text-h4">
            {heading}
          </h2>
          {count && <span className="text-quiet">{count}</span>}
        </span>
      </FoldLine>
      {children}
    </details>
  );
}

type PhoneFoldProps = {
  summary: string;
  /** For screen readers, where several folds have the same summary. */
  of?: string;
  children: ReactNode;
};

/** Folded on a phone, open on a wide screen. A browser that cannot open it by CSS keeps the fold. */
export function PhoneFold({ summary, of, children }: PhoneFoldProps) {
  return (
    <details className="phone-fold">
      <FoldLine>
        <span className="font-semibold">
          {summary}
          {of && <span className="sr-only-inline">{`: ${of}`}</span>}
        </span>
      </FoldLine>
      {children}
    </details>
  );
}
