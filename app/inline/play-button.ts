import { onClick } from "#app/inline/on-click.ts";

/** The large button of a session plays and pauses at once, without waiting for the scripts of its player. */
export function startPlayButtons() {
  onClick("[data-play]", ({ parentElement }) => {
    const audio = parentElement!.querySelector("audio")!;
    if (!audio.paused) return audio.pause();
    // The player says what failed.
    audio.play().catch(() => undefined);
  });
}
