/** Shows the page as the server renders it now. Its islands are hydrated again, with their new words. */
export async function refreshPage(): Promise<void> {
  const html = await (await fetch(location.href)).text();
  const fresh = new DOMParser().parseFromString(html, "text/html");
  const isScript = ({ localName }: Element) => localName === "script";
  const openTabs = [...document.querySelectorAll("[role=tab][aria-selected=true]")].map(({ id }) => id);
  const openFolds = [...document.querySelectorAll("details")].map(({ open }) => open);
  document.body.replaceChildren(
    ...[...fresh.body.children].filter((part) => !isScript(part)),
    ...[...document.body.children].filter(isScript),
  );
  document.title = fresh.title;
  const script = document.querySelector<HTMLElement>("script[data-islands]")!;
  script.dataset["islands"] = script.dataset["islands"]!.replace(/(\?.*)?$/, `?t=${Date.now()}`);
  for (const id of openTabs) document.getElementById(id)?.click();
  document.querySelectorAll("details").forEach((details, i) => (details.open = openFolds[i] ?? details.open));
}
