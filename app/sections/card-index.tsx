import { cardId } from "#app/content/fragments.ts";
import { cardSurface } from "#app/sections/card.tsx";
import { Icon } from "#app/ui/icon.tsx";

type CardIndexProps = {
  /** What the cards are about. It begins the ids of their headings. */
  of: "service" | "condition";
  /** One that leads elsewhere than to its card has a link. */
  entries: readonly { title: string; icon?: string; note?: string; to?: string }[];
};

/** Links to the cards below, on phones only: a list if the entries have notes, otherwise small cards. */
export function CardIndex({ of, entries }: CardIndexProps) {
  const isList = entries.some(({ note }) => note);
  return (
    <ul
      role="list"
      className={`md:hidden ${isList ? "ruled mb-8 border-y border-line" : "mb-4 grid grid-cols-2 gap-2"}`}
    >
      {entries.map(({ title, icon, note, to }) => (
        <li key={title} className={isList ? undefined : "last:odd:col-span-2"}>
          <a
            href={to ?? `#${cardId(of, title)}`}
            className={`flex h-full items-center leading-tight no-underline wrap-anywhere ${isList ? "min-h-11 flex-wrap justify-between gap-x-4" : `min-h-11 gap-2 text-small px-3 py-1.5 ${cardSurface}`}`}
          >
            {icon && <Icon name={icon} className="size-6 shrink-0 text-accent" />}
            <span className={`min-w-0 font-display ${isList ? "underline" : ""}`}>{title}</span>
            {note && <span className="text-small text-quiet">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
