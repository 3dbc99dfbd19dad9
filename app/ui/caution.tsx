import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** Emergencies: a red rule at the left. */
export function EmergencyStrip({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`strip border-s-4 border-emergency-edge leading-normal ${className}`}>{children}</div>;
}

/** A risk to the body: a rule at the left and no fill, so that a page full of practices stays calm. */
export function CautionRule({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`caution-rule border-s-4 border-caution-edge ps-4 ${className}`}>{children}</div>;
}

/** Numbers to call, one in a row, each with a target of 44 px. */
export function CrisisList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="crisis">
      {children}
    </ul>
  );
}

/**
 * The level of a warning, alone or as the first line of a heading, so that screen readers announce both together. The
 * level is always written out; colour and icon are redundant cues. Children are for screen readers only.
 */
export function CautionLabel({ level, children }: { level: "caution" | "emergency"; children?: ReactNode }) {
  return (
    <span className="flex items-center gap-2 font-body text-body font-semibold tracking-normal">
      <Icon
        name={level}
        className={`size-6 shrink-0 ${level === "emergency" ? "text-emergency-edge" : "text-caution-edge"}`}
      />
      <span>
        {level === "emergency" ? "Get help now" : "Caution"}
        {children && <span className="sr-only-inline">{children}</span>}
      </span>
    </span>
  );
}
