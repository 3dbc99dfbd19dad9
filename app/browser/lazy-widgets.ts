import { useEffect, useSyncExternalStore } from "react";

/**
 * Toaster, tooltips and the query client belong to the root but are not needed to read a page. They are loaded at the
 * visitor's first sign of life: a key, a touch, a move of the pointer. Who only reads pays nothing for them.
 */
type Widgets = typeof import("#app/browser/root-widgets.tsx");

let loading: Promise<Widgets> | undefined;
let widgets: Widgets | undefined;
let mounted: () => void;
const whenMounted = new Promise<void>((resolve) => (mounted = resolve));
const listeners = new Set<() => void>();

function load(): Promise<Widgets> {
  loading ??= import("#app/browser/root-widgets.tsx").then((module) => {
    widgets = module;
    listeners.forEach((tell) => tell());
    return module;
  });
  return loading;
}

/** Loads the widgets and waits until they stand in the page: a toast raised before that would be lost. */
export async function wakeWidgets(): Promise<Widgets> {
  const module = await load();
  await whenMounted;
  return module;
}

/** Called by the widgets themselves once they stand in the page. */
export function widgetsAreMounted() {
  mounted();
}

/** The widgets, or undefined while they sleep. */
export function useWidgets(): Widgets | undefined {
  return useSyncExternalStore(
    subscribe,
    () => widgets,
    () => undefined,
  );
}

const signsOfLife = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Mounted once, in the root. */
export function useWakeOnFirstSign() {
  useEffect(() => {
    const wake = () => {
      signsOfLife.forEach((sign) => removeEventListener(sign, wake));
      void load();
    };
    signsOfLife.forEach((sign) => addEventListener(sign, wake, { passive: true }));
    return () => signsOfLife.forEach((sign) => removeEventListener(sign, wake));
  }, []);
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
