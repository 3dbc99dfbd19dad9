import type { ReactNode } from "react";
import { labels } from "#app/content/content.ts";
import type { FactName, Facts, SitePath } from "#app/content/types.ts";
import { fill } from "#app/content/fill.ts";

/** What the owner has filled in, as a list. A card shows only this: the words above the cards say what to ask. */
export function KnownFacts({ facts }: { facts: Facts }) {
  const known = (Object.keys(facts) as FactName[]).filter((name) => facts[name]);
  if (known.length === 0) return null;
  return (
    <dl className="mb-4 ruled border-y border-line">
      {known.map((name) => (
        <div key={name} className="grid gap-x-6 py-2.5 sm:grid-cols-[fit-content(40%)_1fr]">
          <dt className="font-semibold">{labels.facts.names[name].name}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the owner has filled in, as a list, and the rest as one sentence that begins with a link to the contact page. */
export function OwnerFacts({ facts }: { facts: Facts }) {
  const open = (Object.keys(facts) as FactName[]).filter((name) => !facts[name]);
  return (
    <>
      <KnownFacts facts={facts} />
      {open.length > 0 && (
        <p>
          <a href="/contact">{labels.facts.ask}</a>
          {` ${fill(labels.facts.about, { facts: inWords(open) })}`}
        </p>
      )}
    </>
  );
}

const mostNamed = 5;

/** "one, two and three". A long list ends with "anything else", because nobody reads fourteen names in one sentence. */
function inWords(open: readonly FactName[]): string {
  const items = open.map((name) => labels.facts.names[name].ask);
  if (items.length > mostNamed) items.splice(mostNamed - 1, items.length, labels.facts.rest);
  const last = items.at(-1)!;
  return items.length === 1 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

type SubjectLinkProps = { to: SitePath; subject?: string; className?: string; children: ReactNode };

/** A link that, on the way to the contact page, fills in the subject of the form. */
export function SubjectLink({ to, subject, className, children }: SubjectLinkProps) {
  const carries = subject !== undefined && to === "/contact";
  return (
    <a href={to} data-subject={carries ? subject : undefined} className={className}>
      {children}
    </a>
  );
}
