// Functions, because React's lint rules do not let a component modify an element that it receives as a prop.

/** Waits for the metadata: WebKit plays from the start, or not at all, if the position was set before. */
export function seekTo(audio: HTMLAudioElement, second: number) {
  const seek = () => void (audio.currentTime = second);
  if (audio.readyState > 0) seek();
  else audio.addEventListener("loadedmetadata", seek, { once: true });
}

export function setVolume(audio: HTMLAudioElement, volume: number) {
  audio.volume = volume;
}

/** A rejection needs no handling: either the element fires an error event, or the visitor presses play again. */
export function play(audio: HTMLAudioElement) {
  audio.play().catch(() => {});
}

export function playFrom(audio: HTMLAudioElement, second: number) {
  seekTo(audio, second);
  play(audio);
}

/** Requests the file again and continues where playback failed. */
export function reload(audio: HTMLAudioElement) {
  const { currentTime } = audio;
  audio.load();
  keepPosition(audio, currentTime);
  play(audio);
}

/** Changes the source without losing the playback position. */
export function changeSource(audio: HTMLAudioElement, src: string) {
  const { currentTime } = audio;
  audio.src = src;
  keepPosition(audio, currentTime);
}

/** At zero, another position may still wait for the metadata. */
function keepPosition(audio: HTMLAudioElement, second: number) {
  if (second > 0) seekTo(audio, second);
}

/** One sound at a time, except in one island: a line is sung to the drone. */
export function pauseOthers(audio: HTMLAudioElement) {
  const islandOf = (one: Element) => one.closest("[data-island]");
  for (const other of document.querySelectorAll("audio")) if (islandOf(other) !== islandOf(audio)) other.pause();
}

export function wasStarted(audio: HTMLAudioElement): boolean {
  return !audio.paused || audio.played.length > 0;
}
