import { useEffect } from "react";
import { useLocation } from "react-router";
import { forgetDestination, rememberDestination } from "#app/before-hydration/pending-navigation.ts";

/**
 * After a new deployment the chunks of an open page may be gone. The router then loads the page anew, but the old
 * one; here we remember which link was pressed, and the page that is loaded takes the visitor there instead, once.
 * Mounted once, in the root.
 */
export function useRememberDestination() {
  const { key: visit } = useLocation();
  useEffect(forgetDestination, [visit]);

  useEffect(() => {
    // At the press itself: a chunk that is gone may fail before the next render.
    document.addEventListener("click", remember, { capture: true });
    return () => document.removeEventListener("click", remember, { capture: true });
  }, []);
}

function remember({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  rememberDestination(link.pathname + link.search + link.hash);
}
