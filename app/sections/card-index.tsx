import { slug } from "#app/content/fragments.ts";
import { cardSurface } from "#app/sections/card.tsx";
import { Icon } from "#app/ui/icon.tsx";

type CardIndexProps = {
  /** Of the cards that the index leads to: see cardId. */
  of: string;
  entries: readonly { title: string; icon?: string; note?: string }[];
};

/** All cards at a glance, above them: on a phone they are several screens long. */
export function CardIndex({ of, entries }: CardIndexProps) {
  return (
    <ul role="list" className="mb-5 grid grid-cols-2 gap-2 xl:auto-cols-fr xl:grid-flow-col">
      {entries.map(({ title, icon, note }) => (
        <li key={title}>
          <a
            href={`#${cardId(of, title)}`}
            className={`flex h-full min-h-13 items-center gap-2 px-2 py-2 text-small leading-tight no-underline wrap-anywhere ${cardSurface}`}
          >
            {icon && <Icon name={icon} className="size-6 shrink-0 text-accent" />}
            <span className="min-w-0">
              {title}
              {note && <span className="block text-quiet">{note}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The #fragment of a card: for its heading. */
export const cardId = (of: string, title: string) => `${of}-${slug(title)}`;
