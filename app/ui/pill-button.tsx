import type { ComponentProps } from "react";

/** Something beside the text that needs scripts: to print it, to share it, to put it into a calendar. */
export function PillButton({ children, ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...props}
      className="scripts-only no-print inline-flex min-h-11 cursor-pointer items-center rounded-full border-2 border-edge px-4 text-small font-semibold hover:bg-surface"
    >
      {/* One item, so that a screen reader says one phrase. */}
      <span>{children}</span>
    </button>
  );
}
