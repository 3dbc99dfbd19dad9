/** For a visitor who has listened to a session, the first link below the title of the home page leads back to it. */
export function offerLastSession() {
  const link = document.querySelector<HTMLAnchorElement>("[data-again]");
  const name = link && localStorage.getItem("nada-shanti/last-session");
  if (!name) return;
  link.href = `/audios#${name}`;
  link.textContent = link.dataset.again!;
}
