import { switchTab } from "#app/before-hydration/switch-tab.ts";

const fields = "button, input, textarea, select, audio";

/** Elements whose hover starts hydration. Not for touch: a finger on a link is already leaving the page. */
const controls = `a, summary, ${fields}`;

/** Controls that need hydration to do the right thing. Other links, players and <details> work without scripts. */
const deferredControls = "button, a[data-deferred]";

/** How long a click waits for scripts that neither arrive nor fail, in ms. After that the browser handles it alone. */
const patience = 10_000;

/**
 * Hydrates the page at the first interaction: a key, a focused field, a playing sound or the mouse over a control.
 * Visitors who only read, scroll and follow links download no scripts. A click before hydration is repeated after it.
 * If the scripts cannot be loaded, the page keeps working without them.
 */
export function deferHydration({ dataset }: HTMLScriptElement) {
  const triggers = ["keydown", "focusin", "play", "pointerover"] as const;
  let clicked: HTMLElement | undefined;
  let trigger: Event | undefined;
  let loading: Promise<void> | undefined;

  for (const type of triggers) addEventListener(type, onTrigger, { capture: true, passive: true });
  addEventListener("click", deferClick, { capture: true });
  addEventListener("hydrated", repeatEvents, { once: true });

  function onTrigger(event: Event) {
    const isMouse = event instanceof PointerEvent && event.pointerType !== "touch";
    const selector = { keydown: "*", play: "*", focusin: fields, pointerover: isMouse ? controls : fields }[
      event.type
    ]!;
    if (event.target !== window && !closest(event.target, selector)) return;
    trigger = event;
    hydrate();
  }

  function hydrate() {
    for (const type of triggers) removeEventListener(type, onTrigger, { capture: true });
    loading ??= load();
  }

  async function load() {
    for (const href of dataset.preload!.split(" ")) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    try {
      await import(/* @vite-ignore */ dataset.module!);
    } catch {
      document.documentElement.dataset.scripts = "failed";
      repeatEvents();
    }
  }

  function deferClick(event: MouseEvent) {
    const control = closest(event.target, deferredControls);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (control.matches("[role=tab]")) switchTab(control);
    else {
      clicked = control;
      setTimeout(repeatEvents, patience);
    }
    hydrate();
  }

  function repeatEvents() {
    removeEventListener("click", deferClick, { capture: true });
    // The mouse or focus is usually still on the link that triggered hydration, which can now prefetch its page.
    const type = { pointerover: "mouseover", focusin: "focusin" }[trigger?.type ?? ""];
    if (type) trigger!.target!.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    const control = clicked;
    // Once: hydration may still come after the timeout.
    trigger = clicked = undefined;
    if (control?.isConnected) control.click();
  }
}

function closest(target: EventTarget | null, selector: string) {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
