import type { PageContent } from "#app/content/types.ts";
import { useAlive } from "#app/ui/use-hydrated.ts";

/** When health content was written, and when it must be read again. */
export function ReviewDates({ written, due }: NonNullable<PageContent["reviewed"]>) {
  return (
    <p className="wrap pt-4 text-small text-quiet">
      {"Written "}
      <time dateTime={written}>{longDate(written)}</time>
      {"; next review due "}
      <time dateTime={due}>{longDate(due)}</time>
    </p>
  );
}

/** The date of display in the visitor's own locale; without scripts, the date of the build. */
export function LastUpdated({ builtOn }: { builtOn: string }) {
  const alive = useAlive();
  const now = new Date();
  return (
    <p className="wrap pt-10 text-quiet">
      Last Updated: {/* Filled in before the page is alive by asleep/fill-in-today.ts. */}
      <time data-today="" suppressHydrationWarning dateTime={alive ? localDay(now) : builtOn}>
        {alive ? now.toLocaleDateString(undefined, { dateStyle: "long" }) : longDate(builtOn)}
      </time>
    </p>
  );
}

/** The visitor's own day: the Swedish spelling is the ISO one. */
const localDay = (date: Date) => date.toLocaleDateString("sv-SE");

/** One spelling in every build: the server's locale must not leak into the page. */
function longDate(iso: string): string {
  return new Date(`${iso}T00:00:00Z`).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}
