import { cardId } from "#app/content/fragments.ts";
import { cardSurface } from "#app/sections/card.tsx";
import { Icon } from "#app/ui/icon.tsx";

type CardIndexProps = {
  /** What the cards are about. It begins the ids of their headings. */
  of: "service" | "condition";
  entries: readonly { title: string; icon?: string; note?: string }[];
};

/** Links to all cards below, on a phone, where they take several screens: with notes a list, else small cards. */
export function CardIndex({ of, entries }: CardIndexProps) {
  const isList = entries.some(({ note }) => note);
  return (
    <ul role="list" className={`mb-4 md:hidden ${isList ? "ruled border-y border-line" : "grid grid-cols-2 gap-2"}`}>
      {entries.map(({ title, icon, note }) => (
        <li key={title}>
          <a
            href={`#${cardId(of, title)}`}
            className={`flex h-full items-center text-small leading-tight no-underline wrap-anywhere ${isList ? "min-h-11 flex-wrap justify-between gap-x-4" : `min-h-13 gap-2 px-3 py-2 ${cardSurface}`}`}
          >
            {icon && <Icon name={icon} className="size-6 shrink-0 text-accent" />}
            <span className="min-w-0 font-display">{title}</span>
            {note && <span className="text-quiet">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
