import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type CautionLevel = "caution" | "emergency";
/** A `title` must contain the CautionLabel itself. */
type CautionBoxProps = { level: CautionLevel; title?: ReactNode; children: ReactNode };

/** The level is always written out; colour and icon are redundant cues. */
export function CautionBox({ level, title, children }: CautionBoxProps) {
  return (
    <div
      className={
        level === "emergency"
          ? "rounded-card border-2 border-emergency-edge bg-emergency p-5 md:p-7"
          : "rounded-card border-2 border-caution-edge bg-caution p-5 md:p-7"
      }
    >
      {title ?? (
        <p className="mb-3">
          <CautionLabel level={level} />
        </p>
      )}
      {children}
    </div>
  );
}

/**
 * The level of a warning, alone or as the first line of a heading, so that screen readers announce both together.
 * Children are for screen readers only.
 */
export function CautionLabel({ level, children }: { level: CautionLevel; children?: ReactNode }) {
  return (
    <span className="flex items-center gap-3 font-body text-body font-semibold tracking-normal">
      <Icon name={level} className="size-6 shrink-0" />
      <span>
        {level === "emergency" ? "Get help now" : "Caution"}
        {children && <span className="sr-only-inline">{children}</span>}
      </span>
    </span>
  );
}
