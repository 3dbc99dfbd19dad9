/** Shows the current date in the visitor's locale and time zone. Also a React ref, for pages rendered after hydration. */
export function showCurrentDate(time: HTMLTimeElement | null) {
  if (!time) return;
  const now = new Date();
  time.textContent = now.toLocaleDateString(undefined, { dateStyle: "long" });
  // The Swedish format is the ISO format.
  time.dateTime = now.toLocaleDateString("sv-SE");
}
