import { turnTab } from "#app/before-hydration/switch-tab.ts";

/** What a mouse may be about to press. A finger on a link is on its way to another page: no need to wake this one. */
const controls = "a, button, input, textarea, select, summary, audio";
const fields = "button, input, textarea, select, audio";

/** What does nothing by itself before the page is alive. Links, players and folded answers need no waiting. */
const heldControls = "button, a[data-waits]";

/**
 * Loads the page's scripts at the visitor's first sign of wanting more than to read: a key, a field, a sound, the mouse
 * over a control. Who reads, scrolls and follows links pays nothing for them. A press that comes before they have taken
 * over is held, and done when they have. Where they cannot be loaded, the page goes on without.
 */
export function sleepUntilNeeded({ dataset }: HTMLScriptElement) {
  const signs = ["keydown", "focusin", "play", "pointerover"] as const;
  let held: HTMLElement | null = null;
  let sign: Event | undefined;
  let loading: Promise<unknown> | undefined;

  for (const name of signs) addEventListener(name, notice, { capture: true, passive: true });
  addEventListener("click", hold, { capture: true });
  addEventListener("alive", release, { once: true });
  if ("now" in dataset) wake();

  function notice(event: Event) {
    const hovers = event instanceof PointerEvent && event.pointerType !== "touch";
    const meant = { keydown: "*", play: "*", focusin: fields, pointerover: hovers ? controls : fields }[event.type]!;
    if (event.target !== window && !closest(event.target, meant)) return;
    sign = event;
    wake();
  }

  function wake() {
    for (const name of signs) removeEventListener(name, notice, { capture: true });
    loading ??= load();
  }

  async function load() {
    for (const href of dataset.with!.split(" ")) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    try {
      await import(/* @vite-ignore */ dataset.wake!);
    } catch {
      document.documentElement.dataset.scripts = "failed";
      release();
    }
  }

  function hold(event: MouseEvent) {
    const control = closest(event.target, heldControls);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    held = control;
    turnTab(control);
    wake();
  }

  function release() {
    removeEventListener("click", hold, { capture: true });
    // The mouse or the focus that woke the page still rests there: a link fetches its page ahead when it is told.
    const told = { pointerover: "mouseover", focusin: "focusin" }[sign?.type ?? ""];
    if (told) sign!.target!.dispatchEvent(new MouseEvent(told, { bubbles: true }));
    if (!held?.isConnected) return;
    // Tabs answer to the press itself, buttons and links to the click that follows.
    held.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
    held.click();
  }
}

function closest(target: EventTarget | null, selector: string) {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
