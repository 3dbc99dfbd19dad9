import { labels } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import type { site } from "#app/content/site.ts";

/**
 * Removes the notice once its time is over, before the first paint or while the page is open. Not part of the inline
 * script, because most of the time no page has a notice.
 */
export const removeWhenOver = `{
  const notice = document.currentScript.parentElement;
  const check = () => { if (Date.now() >= new Date(notice.dataset.end)) notice.remove(); };
  check();
  setInterval(check, 30000);
}`;

/** A sentence of the owner on every page. It names its end, for visitors without scripts who come later. */
export function SiteNotice({ text, end }: typeof site.notice) {
  if (text === "") return null;
  return (
    <aside aria-label={labels.notice.name} data-end={end} className="no-print border-b border-line bg-sand">
      <p className="wrap py-3 text-center">
        {text} <span className="text-quiet">{fill(labels.notice.until, { end: inWords(end) })}</span>
      </p>
      <script dangerouslySetInnerHTML={{ __html: removeWhenOver }} />
    </aside>
  );
}

function inWords(moment: string): string {
  const time = new Date(`${moment}Z`);
  const day = time.toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return `${day}, ${time.toLocaleTimeString("en-US", { timeStyle: "short", timeZone: "UTC" })}`;
}
