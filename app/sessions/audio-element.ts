/** What the page does to a player, beside what its own controls do. */

/** Works before the file is loaded too: the browser then starts there. */
export function seekTo(audio: HTMLAudioElement, second: number) {
  audio.currentTime = second;
}

export function setVolume(audio: HTMLAudioElement, volume: number) {
  audio.volume = volume;
}

/** A refusal shows as an error of the element, or the visitor presses play once more. */
export function play(audio: HTMLAudioElement) {
  audio.play().catch(() => {});
}

export function playFrom(audio: HTMLAudioElement, second: number) {
  seekTo(audio, second);
  play(audio);
}

/** Asks for the file anew and goes on where the sound broke off. */
export function tryAgain(audio: HTMLAudioElement) {
  const second = audio.currentTime;
  audio.load();
  playFrom(audio, second);
}

/** Another way to the same file, at the same place. */
export function changeSource(audio: HTMLAudioElement, address: string) {
  const { currentTime } = audio;
  audio.src = address;
  seekTo(audio, currentTime);
}

/** One session plays at a time. */
export function pauseOthers(audio: HTMLAudioElement) {
  for (const other of document.querySelectorAll("audio")) if (other !== audio) other.pause();
}

export function wasStarted(audio: HTMLAudioElement): boolean {
  return !audio.paused || audio.played.length > 0;
}
