import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type CautionBoxProps = { level: "caution" | "emergency"; title?: ReactNode; children: ReactNode };

/** A warning in its own box. Says its level in words; colour and sign only repeat it. */
export function CautionBox({ level, title, children }: CautionBoxProps) {
  const emergency = level === "emergency";
  return (
    <div
      className={
        emergency
          ? "rounded-card border-2 border-emergency-edge bg-emergency p-5 md:p-7"
          : "rounded-card border-2 border-caution-edge bg-caution p-5 md:p-7"
      }
    >
      <p className="mb-3 flex items-center gap-3 font-semibold">
        <Icon name={level} className="size-6 shrink-0" />
        <span>{emergency ? "Get help now" : "Caution"}</span>
      </p>
      {title}
      {children}
    </div>
  );
}
