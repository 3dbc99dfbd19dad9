// Only on the page with the button: removes what this site keeps on the device.
import { onClick } from "#app/inline/on-click.ts";

onClick("[data-forget]", async ({ dataset, nextElementSibling: said }) => {
  // The same words would not be announced again.
  said!.textContent = "";
  said!.textContent = await forget().then(
    () => dataset.done!,
    () => dataset.refused!,
  );
});

/** The browser may refuse access to what it has stored. */
async function forget() {
  localStorage.clear();
  sessionStorage.clear();
  // Otherwise this page may soon register the worker again (register-worker.ts).
  delete document.querySelector<HTMLElement>("[data-offline]")?.dataset.offline;
  // Before the caches, which a worker fills. Browsers offer neither to a site without HTTPS.
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  for (const name of (await window.caches?.keys()) ?? []) await caches.delete(name);
}
