/**
 * Fades in the children of each [data-stagger] group, once, when the group scrolls into view. Groups are hidden only by
 * this script and only while out of view: if the script or the observer fails, everything stays visible.
 */
export function revealGroups() {
  // The observer's first callback says what is in view without forcing an early layout.
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const { dataset } = target as HTMLElement;
      if (!isIntersecting) dataset.waiting = "";
      else {
        if ("waiting" in dataset) {
          delete dataset.waiting;
          dataset.revealed = "";
        }
        observer.unobserve(target);
      }
    }
  });
  for (const group of document.querySelectorAll("[data-stagger]")) observer.observe(group);
}
