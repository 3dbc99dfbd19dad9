/** Opens the fold that a link leads into, in browsers that do not do so themselves, and finds #timer=20,5,bowl. */
export function openTarget() {
  showTarget();
  addEventListener("hashchange", showTarget);
  addEventListener("toggle", keepInView, true);
}

/** Opening a fold closes the others with its name, which may move it out of the window. */
function keepInView({ target }: Event) {
  const details = target as HTMLDetailsElement;
  if (details.open && details.name)
    details.firstElementChild!.scrollIntoView({ block: "nearest", behavior: "instant" });
}

function showTarget() {
  const [id, setting] = location.hash.slice(1).split("=");
  const target = document.getElementById(id!);
  if (setting) target?.scrollIntoView();
  const details = target?.closest("details");
  if (!details || details.open) return;
  details.open = true;
  // What was hidden could not get the focus, and a screen reader would go on reading at the citation.
  target!.focus({ preventScroll: true });
  target!.scrollIntoView();
}
