import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Groups marked data-stagger fade in, card after card, when they come into view, once. A group is hidden only by this
 * script and only while it is out of sight: if the script or the observer fails, everything is simply there.
 */
export function useReveal() {
  const { key } = useLocation();
  const firstKey = useRef(key);

  useEffect(() => {
    if (!("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLElement).dataset.reveal = "now";
        observer.unobserve(target);
      }
    });
    for (const group of document.querySelectorAll<HTMLElement>("[data-stagger]:not([data-reveal])")) {
      // What the reader already sees on the first load stays as it is.
      if (key === firstKey.current && group.getBoundingClientRect().top < innerHeight) continue;
      group.dataset.reveal = "waiting";
      observer.observe(group);
    }
    return () => observer.disconnect();
  }, [key]);
}
