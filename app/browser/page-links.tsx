import { useEffect, useEffectEvent, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { clearPendingNavigation, savePendingNavigation } from "#app/before-hydration/pending-navigation.ts";

/** A mouse or the focus that only passes over a link does not stay this long, in ms. */
const intentDelay = 100;

/**
 * Follows every <PageLink> without loading a document, and fetches its page as soon as a visitor is likely to follow it.
 * One set of listeners for the whole document, so that links stay plain HTML. Mounted once, in the root.
 */
export function PageLinks() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [likely, setLikely] = useState<string>();
  useEffect(clearPendingNavigation, [key]);

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = pageLinkAt(event);
    const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!link || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const address = addressOf(link);
    const { subject } = link.dataset;
    // After a deployment, the chunks that an open page needs may be gone. The router then reloads the current page
    // instead of following the link; the reloaded page goes to the saved address, once.
    savePendingNavigation(address);
    void navigate(address, { replace: address === addressOf(location), state: subject && { subject } });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expect = (event: Event) => {
      clearTimeout(timer);
      const link = pageLinkAt(event);
      if (!link) return;
      const pressed = event.type === "pointerdown";
      timer = setTimeout(() => setLikely(addressOf(link)), pressed ? 0 : intentDelay);
    };
    const onClick = (event: MouseEvent) => follow(event);
    const signs = ["mouseover", "focusin", "pointerdown"] as const;
    document.addEventListener("click", onClick);
    for (const sign of signs) document.addEventListener(sign, expect, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", onClick);
      for (const sign of signs) document.removeEventListener(sign, expect);
    };
  }, []);

  return likely && <PrefetchPageLinks page={likely} />;
}

function pageLinkAt({ target }: Event) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-page-link]") : null;
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) => pathname + search + hash;
