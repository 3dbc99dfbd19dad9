import type { PageContent } from "#app/content/types.ts";
import dateFormatter from "#app/before-hydration/format-date.ts?worker&url";
import { showCurrentDate } from "#app/before-hydration/show-current-date.ts";

/** When health content was written, and when its review is due. */
export function ReviewDates({ written, due }: NonNullable<PageContent["reviewed"]>) {
  return (
    <p className="wrap pb-8 text-small text-quiet">
      {"Written "}
      <time dateTime={written}>{longDate(written)}</time>
      {"; next review due "}
      <time dateTime={due}>{longDate(due)}</time>
    </p>
  );
}

/** Today's date in the visitor's locale; without scripts, the date of the build. */
export function LastUpdated({ builtOn }: { builtOn: string }) {
  return (
    <p className="wrap pt-10 text-quiet">
      {"Last Updated: "}
      <time ref={showCurrentDate} data-formatter={dateFormatter} suppressHydrationWarning dateTime={builtOn}>
        {longDate(builtOn)}
      </time>
    </p>
  );
}

/** Fixed locale and time zone, so that every machine builds the same page. */
function longDate(iso: string): string {
  return new Date(`${iso}T00:00:00Z`).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}
