import type { PreparedText } from "#app/page/prepared-text.ts";
import { InlineText } from "#app/sections/inline-text.tsx";
import { Icon } from "#app/ui/icon.tsx";

type CheckListProps = { items: readonly PreparedText[]; mark?: keyof typeof colours; className: string };

const colours = { check: "text-accent", "leave-out": "text-caution-edge" };

/** A list marked by what each item is: something included or advised, or something to leave out. */
export function CheckList({ items, mark = "check", className }: CheckListProps) {
  return (
    <ul role="list" className={className}>
      {items.map((item, i) => (
        <li key={i} className="mb-2 grid grid-cols-[1.75rem_1fr]">
          <Icon name={mark} className={`mt-1.5 size-5 ${colours[mark]}`} />
          <span>
            <InlineText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
