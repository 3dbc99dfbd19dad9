import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster } from "sonner";

let isMounted = false;

/**
 * Adds the notification area to the page, once. Forms call it when they hydrate, because screen readers announce only
 * what is added to a live region that they know.
 */
export function mountToaster() {
  if (isMounted) return;
  isMounted = true;
  const place = document.body.appendChild(document.createElement("div"));
  // At once, because a message that is raised before would be lost.
  flushSync(() => createRoot(place).render(toaster));
}

/** sonner's defaults, spelled out because the specification names them. */
const toaster = (
  <Toaster
    closeButton
    richColors
    theme="system"
    visibleToasts={3}
    duration={4000}
    hotkey={["altKey", "KeyT"]}
    containerAriaLabel="Notifications"
  />
);
