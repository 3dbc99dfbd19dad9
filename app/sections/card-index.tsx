import { slug } from "#app/content/fragments.ts";
import { cardSurface } from "#app/sections/card.tsx";
import { Icon } from "#app/ui/icon.tsx";

type CardIndexProps = {
  /** What the cards are about. It begins the ids of their headings. */
  of: string;
  entries: readonly { title: string; icon?: string; note?: string }[];
};

/** Links to all cards below, on a phone, where they take several screens. */
export function CardIndex({ of, entries }: CardIndexProps) {
  return (
    <ul role="list" className="mb-4 grid grid-cols-2 gap-2 md:hidden">
      {entries.map(({ title, icon, note }) => (
        <li key={title}>
          <a
            href={`#${cardId(of, title)}`}
            className={`flex h-full min-h-13 items-center gap-2 px-3 py-2 text-small leading-tight no-underline wrap-anywhere ${cardSurface}`}
          >
            {icon && <Icon name={icon} className="size-6 shrink-0 text-accent" />}
            <span className="min-w-0 font-display">
              {title}
              {note && (
                <span className="block font-body text-quiet">
                  {note} <span aria-hidden="true">↓</span>
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The id of a card's heading, to which the index links. */
export const cardId = (of: string, title: string) => `${of}-${slug(title)}`;
