import { onClick, opensElsewhere } from "#app/inline/on-click.ts";

const key = "subject";

/** A link from a service card passes the service's name to the contact form, where it fills an empty subject. */
export function carrySubject() {
  onClick("a[data-subject]", ({ dataset }, event) => {
    if (!opensElsewhere(event)) sessionStorage.setItem(key, dataset.subject!);
  });
  const box = document.querySelector<HTMLInputElement>("form [name=subject]");
  if (!box) return;
  const fill = () => {
    box.value ||= sessionStorage.getItem(key) ?? "";
    sessionStorage.removeItem(key);
  };
  // A page that the browser rendered ahead of the click learns the subject when it is shown.
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener("prerenderingchange", fill);
  else fill();
}
