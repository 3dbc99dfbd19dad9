/**
 * Shows the current date in the visitor's locale and time zone. Also a React ref, for pages rendered after hydration. A
 * worker formats it, because a browser that uses Intl for the first time reads all its locales: on a slow phone that
 * blocks the page for a tenth of a second and more.
 */
export function showCurrentDate(time: HTMLTimeElement | null) {
  if (!time) return;
  const formatter = new Worker(time.dataset.formatter!);
  formatter.onmessage = ({ data }) => Object.assign(time, data);
  formatter.postMessage(Date.now());
}
