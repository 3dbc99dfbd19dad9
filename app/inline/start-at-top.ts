/** Back and forward start at the top, like every change of page; a reload keeps the scroll position. */
export function startAtTop() {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (load?.type === "back_forward") {
    history.scrollRestoration = "manual";
    // The browser may have restored the position of a long page while it was loading.
    if (!location.hash) scrollToTop();
  }
  // The history entry stores the value set at pagehide, before the next load turns out to be a reload or not.
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || location.hash) return;
    // WebKit restores the position after this event, unless told not to.
    history.scrollRestoration = "manual";
    scrollToTop();
  });
}

function scrollToTop() {
  scrollTo({ top: 0, behavior: "instant" });
}
