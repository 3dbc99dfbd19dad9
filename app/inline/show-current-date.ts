/** Shows the current date in the visitor's locale and time zone. Not at once: the first use of Intl blocks a slow phone. */
export function showCurrentDate() {
  const time = document.querySelector<HTMLTimeElement>("time[data-today]");
  if (!time) return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    const now = new Date();
    time.textContent = now.toLocaleDateString(undefined, { dateStyle: "long" });
    // The Swedish format is the ISO format.
    time.dateTime = now.toLocaleDateString("sv-SE");
  });
}
