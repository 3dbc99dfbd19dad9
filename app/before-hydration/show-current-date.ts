/**
 * Shows the current date in the visitor's locale and time zone. Also a React ref, for pages rendered after hydration. A
 * worker formats it, because the first use of Intl makes Chromium read its whole list of locales, which blocks a slow
 * phone for more than a tenth of a second.
 */
export function showCurrentDate(time: HTMLTimeElement | null) {
  if (!time) return;
  const formatter = new Worker(time.dataset.formatter!);
  formatter.onmessage = ({ data }) => Object.assign(time, data);
  formatter.postMessage(Date.now());
}
