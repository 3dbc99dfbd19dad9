import { cardId } from "#app/content/fragments.ts";

type CardIndexProps = { entries: readonly { title: string; note: string | undefined }[] };

/** Links to the cards below, on phones only. */
export function CardIndex({ entries }: CardIndexProps) {
  return (
    <ul role="list" className="ruled mb-8 border-y border-line md:hidden">
      {entries.map(({ title, note }) => (
        <li key={title}>
          <a
            href={`#${cardId("service", title)}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 leading-tight no-underline wrap-anywhere"
          >
            <span className="min-w-0 font-display underline">{title}</span>
            {note && <span className="text-small text-quiet">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
