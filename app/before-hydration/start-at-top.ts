/** Going back or forward starts at the top, like every change of page; a reload brings the reader back to the line. */
export function startAtTop() {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (load?.type === "back_forward") {
    history.scrollRestoration = "manual";
    // A long page may have been put back to its line while it came in.
    goToTop();
  }
  // The entry remembers what is set when the page goes away, and only the next load knows whether it is a reload.
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) goToTop();
  });
}

function goToTop() {
  if (!location.hash) scrollTo({ top: 0, behavior: "instant" });
}
