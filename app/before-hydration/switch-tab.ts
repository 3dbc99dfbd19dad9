/** Selects a tab and shows its panel. The DOM holds the state, so that tabs work the same before and after hydration. */
export function switchTab(tab: HTMLElement) {
  for (const other of tab.parentElement!.children as Iterable<HTMLElement>) {
    const selected = other === tab;
    other.setAttribute("aria-selected", String(selected));
    other.tabIndex = selected ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")!)!.classList.toggle("inactive-panel", !selected);
  }
}
