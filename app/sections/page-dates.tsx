import type { PageContent } from "#app/content/types.ts";
import { useAlive } from "#app/ui/use-hydrated.ts";

/** When health content was written, and when its review is due. */
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

/** Today's date in the visitor's locale; without scripts, the date of the build. */
export function LastUpdated({ builtOn }: { builtOn: string }) {
  const alive = useAlive();
  const now = new Date();
  return (
    <p className="wrap pt-10 text-quiet">
      {"Last Updated: "}
      {/* Filled in before hydration by before-hydration/show-current-date.ts. */}
      <time data-today="" suppressHydrationWarning dateTime={alive ? localDay(now) : builtOn}>
        {alive ? now.toLocaleDateString(undefined, { dateStyle: "long" }) : longDate(builtOn)}
      </time>
    </p>
  );
}

/** The visitor's local date in ISO format, which is also the Swedish one. */
const localDay = (date: Date) => date.toLocaleDateString("sv-SE");

/** Fixed locale and time zone, so that every machine builds the same page. */
function longDate(iso: string): string {
  return new Date(`${iso}T00:00:00Z`).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}
