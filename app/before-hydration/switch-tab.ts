/** A pressed tab shows its panel at once. The living page then does the same in its own way. */
export function turnTab(pressed: Element) {
  const tabs = pressed.closest("[role=tablist]")?.querySelectorAll("[role=tab]") ?? [];
  for (const tab of tabs) {
    const away = tab !== pressed;
    tab.setAttribute("aria-selected", String(!away));
    tab.setAttribute("data-state", away ? "inactive" : "active");
    const panel = document.getElementById(tab.getAttribute("aria-controls")!);
    panel?.classList.toggle("before-alive-hidden", away);
  }
}
