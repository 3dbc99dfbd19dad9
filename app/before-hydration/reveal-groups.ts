/**
 * Groups marked data-stagger fade in, card after card, when they come into view, once. A group is hidden only by this
 * script and only while it is out of sight: if the script or the observer fails, everything is simply there.
 */
export function revealGroups({ alsoInView }: { alsoInView: boolean }) {
  if (!("IntersectionObserver" in window)) return;
  // The observer's first word tells what is in view, without forcing the page to be laid out early.
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const { dataset } = target as HTMLElement;
      if (!isIntersecting) dataset.reveal = "waiting";
      else {
        if (dataset.reveal) dataset.reveal = "now";
        observer.unobserve(target);
      }
    }
  });
  for (const group of document.querySelectorAll<HTMLElement>("[data-stagger]:not([data-reveal])")) {
    if (alsoInView) group.dataset.reveal = "waiting";
    observer.observe(group);
  }
}
