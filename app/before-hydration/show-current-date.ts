/** The 'Last Updated' line shows the day of display, in the visitor's own locale. */
export function fillInToday() {
  const time = document.querySelector("time[data-today]");
  if (time) time.textContent = new Date().toLocaleDateString(undefined, { dateStyle: "long" });
}
