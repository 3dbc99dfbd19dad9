import { closest, opensElsewhere } from "#app/inline/on-click.ts";

/** What app/islands.ts exports. */
type Islands = { hydrateIsland(place: HTMLElement): Promise<void> };

type Sign = { type: string; target: EventTarget | null };

const island = "[data-island]:not([data-hydrated])";
/** A link to a recording acts like a button. */
const buttons = "button, [data-hear]";
const fields = `${buttons}, input, select, textarea, audio`;
/** Not for touch: a finger on a link is already leaving the page. */
const controls = `a, ${fields}`;

/** How long a click waits for scripts that neither arrive nor fail, in ms. After that the browser handles it alone. */
const patience = 10_000;

/**
 * Hydrates an island when a visitor first reaches for one of its controls: by mouse, finger, focus or a playing sound.
 * Visitors who only read, scroll and follow links download no scripts. A click before hydration is repeated after it,
 * and a link to a button presses it. If the scripts cannot be loaded, the island keeps working without them.
 */
export function startIslands({ dataset }: HTMLScriptElement) {
  const started = new Map<Element, { signs: Sign[]; repeat: () => void }>();

  for (const sign of ["pointerover", "focusin", "play", "click"] as const) addEventListener(sign, onSign, true);
  addEventListener("hashchange", pressTarget);
  pressTarget();
  // In this order: the browser may refuse to say whether anything is stored.
  if (location.hash.includes("=") || isReturning()) startVisible();

  function onSign(event: Event) {
    const isMouse = (event as PointerEvent).pointerType === "mouse";
    const control = closest(event, isMouse ? controls : fields);
    const place = control?.closest<HTMLElement>(island);
    if (!place) return;
    const { signs, repeat } = start(place);
    if (event.type === "click") {
      if (!control!.matches(buttons) || opensElsewhere(event as MouseEvent)) return;
      event.preventDefault();
      event.stopPropagation();
      setTimeout(repeat, patience);
    }
    // A finger does not hover.
    if (isMouse || event.type !== "pointerover") signs.push(event);
  }

  function pressTarget() {
    const target = document.getElementById(location.hash.slice(1));
    const place = target?.matches("button") && target.closest<HTMLElement>("[data-island]");
    if (!place) return;
    if ("hydrated" in place.dataset) target!.click();
    else start(place).signs.push({ type: "click", target });
  }

  function start(place: HTMLElement) {
    const known = started.get(place);
    if (known) return known;
    const signs: Sign[] = [];
    const repeat = () => {
      place.dataset.hydrated = "";
      // Once: hydration may still come after the timeout.
      for (const { type, target } of signs.splice(0)) repeatSign(type, target as HTMLElement);
    };
    started.set(place, { signs, repeat });
    load(place)
      .catch(() => (place.dataset.failed = ""))
      .then(repeat);
    return { signs, repeat };
  }

  async function load(place: HTMLElement) {
    const files = `${dataset.islands} ${place.dataset.files}`.split(" ");
    // All at once: the browser would otherwise find out one round trip after the other what each file imports.
    for (const href of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    const { hydrateIsland } = (await import(/* @vite-ignore */ files[0]!)) as Islands;
    await hydrateIsland(place);
    dispatchEvent(new Event("hydrated"));
  }

  /** For visitors who have been here, or whose link has a setting: what this device or the link says. */
  function startVisible() {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) start(target.parentElement!);
    });
    // The island itself has no box (display: contents).
    for (const first of document.querySelectorAll("[data-recalls] > :first-child")) observer.observe(first);
  }
}

const isReturning = () => localStorage.length > 0 || Boolean(navigator.serviceWorker?.controller);

/** The mouse or the focus is usually still where it was: a tooltip opens there. */
function repeatSign(type: string, control: HTMLElement) {
  if (type === "click") control.click();
  else if (type === "pointerover" && control.matches(":hover"))
    control.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
  else if (type === "focusin" && control.matches(":focus"))
    control.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}
