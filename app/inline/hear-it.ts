import { onClick, opensElsewhere } from "#app/inline/on-click.ts";

let sound: HTMLAudioElement | undefined;

/** Plays the recording that a link leads to on the page. */
export function startHearing() {
  onClick<HTMLAnchorElement>("a[data-hear]", ({ href }, event) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    sound?.pause();
    sound = new Audio(href);
    // If it cannot be played here, the browser opens the file and says why.
    sound.play().catch((error: DOMException) => error.name !== "AbortError" && location.assign(href));
  });
}
