import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type PhoneFoldProps = {
  summary: string;
  /** For screen readers, where several folds have the same summary. */
  of?: string;
  children: ReactNode;
};

/** Folded on a phone, open on a wide screen. A browser that cannot open it by CSS keeps the fold. */
export function PhoneFold({ summary, of, children }: PhoneFoldProps) {
  return (
    <details className="group md:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold md:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <span>
          {summary}
          {of && <span className="sr-only-inline">{`: ${of}`}</span>}
        </span>
        <Icon
          name="open"
          className="size-6 shrink-0 text-accent transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {children}
    </details>
  );
}
