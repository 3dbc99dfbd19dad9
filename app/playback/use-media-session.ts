import { useEffect } from "react";
import { site } from "#app/content/site.ts";
import { play, seekTo } from "#app/playback/audio-element.ts";
import { listen } from "#app/playback/audio-events.ts";
import { nextChapterStart, previousChapterStart } from "#app/playback/chapters.ts";

const skipSeconds = 15;
const artwork = [{ src: "/icon-512.png", sizes: "512x512", type: "image/png" }];

type Chapters = readonly { start: number }[];
type Shown = { title: string; chapters: Chapters; seconds: number };

/** Title, artwork and buttons on the lock screen, for the sound that was started last. */
export function useMediaSession(audio: HTMLAudioElement, { title, chapters, seconds }: Shown) {
  useEffect(() => {
    if (!("mediaSession" in navigator)) return;
    const { mediaSession } = navigator;
    const actions = lockScreenActions(audio, chapters);
    const claim = () => {
      mediaSession.metadata = new MediaMetadata({ title, artist: site.name, artwork });
      for (const [action, handler] of actions) setHandler(action, handler);
    };
    const updatePosition = () => {
      if (audio.paused || audio.ended) return;
      const position = Math.min(audio.currentTime, seconds);
      mediaSession.setPositionState?.({ duration: seconds, position, playbackRate: audio.playbackRate });
    };
    const cleanups = [listen(audio, "play", claim), listen(audio, "playing seeked ratechange", updatePosition)];
    if (!audio.paused) {
      claim();
      updatePosition();
    }
    return () => {
      cleanups.forEach((cleanup) => cleanup());
      if (mediaSession.metadata?.title !== title) return;
      mediaSession.metadata = null;
      for (const [action] of actions) setHandler(action, null);
    };
  }, [audio, title, chapters, seconds]);
}

/** Null where there is no such button. */
type Actions = [MediaSessionAction, MediaSessionActionHandler | null][];

function lockScreenActions(audio: HTMLAudioElement, chapters: Chapters): Actions {
  const skip = (offset: number) => () => seekTo(audio, Math.max(0, audio.currentTime + offset));
  const inChapters = (handler: MediaSessionActionHandler) => (chapters.length > 0 ? handler : null);
  return [
    ["play", () => play(audio)],
    ["pause", () => audio.pause()],
    ["seekbackward", skip(-skipSeconds)],
    ["seekforward", skip(skipSeconds)],
    ["seekto", ({ seekTime }) => seekTo(audio, seekTime ?? audio.currentTime)],
    ["previoustrack", inChapters(() => seekTo(audio, previousChapterStart(chapters, audio.currentTime)))],
    ["nexttrack", inChapters(() => seekTo(audio, nextChapterStart(chapters, audio.currentTime) ?? audio.currentTime))],
  ];
}

/** Browsers throw for actions they do not support. */
function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The lock screen then lacks this one button.
  }
}
