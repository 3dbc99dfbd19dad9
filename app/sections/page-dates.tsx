import type { PageContent } from "#app/content/types.ts";

type ReviewDatesProps = NonNullable<PageContent["reviewed"]> & { review?: { by: string; on: string } };

/** When health content was written, who has reviewed these very words, and when the next review is due. */
export function ReviewDates({ written, due, review }: ReviewDatesProps) {
  return (
    <p className="py-4 text-small text-quiet">
      {"Written "}
      <time dateTime={written} className="whitespace-nowrap">
        {longDate(written)}
      </time>
      {review && (
        <>
          {`; reviewed by ${review.by} on `}
          <time dateTime={review.on}>{longDate(review.on)}</time>
        </>
      )}
      {"; next review due "}
      <time dateTime={due} className="whitespace-nowrap">
        {longDate(due)}
      </time>
    </p>
  );
}

/** Today's date in the visitor's locale; without scripts, the date of the build. */
export function LastUpdated({ builtOn }: { builtOn: string }) {
  return (
    <p className="wrap pt-10 text-quiet">
      {"Last Updated: "}
      <time data-today="" dateTime={builtOn}>
        {longDate(builtOn)}
      </time>
    </p>
  );
}

/** Fixed locale and time zone, so that every machine builds the same page. */
function longDate(iso: string): string {
  return new Date(`${iso}T00:00:00Z`).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}
