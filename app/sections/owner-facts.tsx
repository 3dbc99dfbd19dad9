import type { ReactNode } from "react";
import { labels } from "#app/content/labels.ts";
import type { FactName, Facts, SitePath } from "#app/content/types.ts";
import { PageLink } from "#app/ui/page-link.tsx";

/**
 * What the owner has filled in, as a list, and the rest as one sentence. It links to the contact page, unless it is in a
 * card that has a button for that.
 */
export function OwnerFacts({ facts, inCard = false }: { facts: Facts; inCard?: boolean }) {
  const names = Object.keys(facts) as FactName[];
  const known = names.filter((name) => facts[name]);
  const open = names.filter((name) => !facts[name]);
  const ask = () => labels.facts.ask(inWords(open.map((name) => labels.facts.names[name].ask)));
  return (
    <>
      {known.length > 0 && (
        <dl className="mb-4 divide-y divide-line border-y border-line">
          {known.map((name) => (
            <div key={name} className="grid gap-x-6 py-2.5 sm:grid-cols-[1fr_1.6fr]">
              <dt className="font-semibold">{labels.facts.names[name].name}</dt>
              <dd>{facts[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {open.length > 0 && (
        <p>
          {inCard ? (
            ask()
          ) : (
            <PageLink to="/contact" className="inline-flex min-h-11 items-center">
              {ask()}
            </PageLink>
          )}
        </p>
      )}
    </>
  );
}

/** "one, two and three" */
function inWords(items: readonly string[]): string {
  const last = items.at(-1)!;
  return items.length === 1 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

type SubjectLinkProps = { to: SitePath; subject?: string; className?: string; children: ReactNode };

/** A link that, on the way to the contact page, fills in the subject of the form. */
export function SubjectLink({ to, subject, className, children }: SubjectLinkProps) {
  const carries = subject !== undefined && to === "/contact";
  return (
    <PageLink
      to={to}
      data-subject={carries ? subject : undefined}
      // The subject needs scripts, so a click before hydration is repeated after it.
      data-deferred={carries ? "" : undefined}

      className={className}
    >
      {children}
    </PageLink>
  );
}
