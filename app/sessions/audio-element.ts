// Functions, because React's lint rules do not let a component modify an element that it receives as a prop.

/** Also works before the file is loaded: playback then starts at that second. */
export function seekTo(audio: HTMLAudioElement, second: number) {
  audio.currentTime = second;
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
  const second = audio.currentTime;
  audio.load();
  playFrom(audio, second);
}

/** Changes the source without losing the playback position. */
export function changeSource(audio: HTMLAudioElement, src: string) {
  const { currentTime } = audio;
  audio.src = src;
  seekTo(audio, currentTime);
}

export function pauseOthers(audio: HTMLAudioElement) {
  for (const other of document.querySelectorAll("audio")) if (other !== audio) other.pause();
}

export function wasStarted(audio: HTMLAudioElement): boolean {
  return !audio.paused || audio.played.length > 0;
}
