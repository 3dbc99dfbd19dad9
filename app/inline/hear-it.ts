import { onClick, opensElsewhere } from "#app/inline/on-click.ts";

let sound: HTMLAudioElement | undefined;

/** Plays the recording that a link leads to on the page. */
export function startHearing() {
  onClick<HTMLAnchorElement>("a[data-hear]", ({ href }, event) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    // In the document, so that other players find it.
    sound ??= document.body.appendChild(new Audio());
    // A word may be said to the drone.
    for (const other of document.querySelectorAll<HTMLAudioElement>("audio:not(#tanpura *)")) other.pause();
    sound.src = href;
    // If it cannot be played here, the browser opens the file and says why.
    sound.play().catch((error: DOMException) => error.name !== "AbortError" && location.assign(href));
  });
}
