import { mailLink, whatsappLink } from "#app/content/site.ts";
import type { Action } from "#app/content/types.ts";

/** A row of link buttons; on a phone a column of equal width. The first is the primary one. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="flex flex-wrap gap-4 max-sm:flex-col">
      {actions.map(({ label, to }, i) => (
        <a key={to} href={hrefOf(to)} className={i === 0 ? "button" : "button button-quiet"}>
          {label}
        </a>
      ))}
    </div>
  );
}

const hrefOf = (to: Action["to"]) => (to === "mail" ? mailLink : to === "whatsapp" ? whatsappLink : to);
