import { useEffect } from "react";
import { useLocation } from "react-router";
import { clearPendingNavigation, savePendingNavigation } from "#app/before-hydration/pending-navigation.ts";

/**
 * After a deployment, the chunks that an open page needs may be gone. The router then reloads the current page instead
 * of following the link, so the clicked address is saved here and the reloaded page goes there, once. Mounted once, in
 * the root.
 */
export function usePendingNavigation() {
  const { key } = useLocation();
  useEffect(clearPendingNavigation, [key]);

  useEffect(() => {
    // On the click itself, because a missing chunk may fail before the next render.
    document.addEventListener("click", saveClickedLink, { capture: true });
    return () => document.removeEventListener("click", saveClickedLink, { capture: true });
  }, []);
}

function saveClickedLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  savePendingNavigation(link.pathname + link.search + link.hash);
}
