import { closest, onClick } from "#app/inline/on-click.ts";

/** Tabs as in the ARIA practices. The DOM holds the state. */
export function startTabs() {
  onClick("[role=tab]", select);
  addEventListener("keydown", moveByKey);
  selectTarget();
  addEventListener("hashchange", selectTarget);
  // A page that the browser kept in memory starts like any other.
  addEventListener("pageshow", ({ persisted }) => {
    const first = document.querySelector<HTMLElement>("[role=tab]");
    if (persisted && first) select(first);
  });
}

/** A link into a panel selects its tab. */
function selectTarget() {
  const target = document.getElementById(location.hash.slice(1));
  const panel = target?.closest(".inactive-panel");
  if (!panel) return;
  select(document.getElementById(panel.getAttribute("aria-labelledby")!)!);
  target!.scrollIntoView();
}

function select(tab: HTMLElement) {
  for (const other of tabsBeside(tab)) {
    const selected = other === tab;
    other.setAttribute("aria-selected", String(selected));
    other.tabIndex = selected ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")!)!.classList.toggle("inactive-panel", !selected);
  }
}

function moveByKey(event: KeyboardEvent) {
  const tab = closest(event, "[role=tab]");
  if (!tab) return;
  const tabs = tabsBeside(tab);
  const current = tabs.indexOf(tab);
  const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const chosen = tabs.at(next % tabs.length)!;
  chosen.focus();
  select(chosen);
}

const tabsBeside = (tab: HTMLElement) => [...tab.parentElement!.children] as HTMLElement[];
