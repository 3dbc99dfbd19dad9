import { useEffect } from "react";
import { site } from "#app/content/site.ts";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import { play, seekTo } from "#app/sessions/audio-element.ts";
import { listen } from "#app/sessions/use-reading.ts";
import { nextChapterStart, previousChapterStart } from "#app/sessions/tools/chapter-at.ts";

/** Seconds of one step back or forward on the lock screen. */
const step = 15;
const artwork = [{ src: "/icon-512.png", sizes: "512x512", type: "image/png" }];

/** Title, picture and buttons on the lock screen, for the session that was started last. */
export function useMediaSession(audio: HTMLAudioElement, { title, chapters, seconds }: PlayableSession) {
  useEffect(() => {
    if (!("mediaSession" in navigator)) return;
    const { mediaSession } = navigator;
    const actions = lockScreenActions(audio, chapters);
    const claim = () => {
      mediaSession.metadata = new MediaMetadata({ title, artist: site.name, artwork });
      for (const [action, handler] of actions) handle(action, handler);
    };
    const tellPosition = () => {
      if (audio.paused || audio.ended) return;
      const position = Math.min(audio.currentTime, seconds);
      mediaSession.setPositionState?.({ duration: seconds, position, playbackRate: audio.playbackRate });
    };
    const ends = [listen(audio, "play", claim), listen(audio, "playing seeked ratechange", tellPosition)];
    if (!audio.paused) {
      claim();
      tellPosition();
    }
    return () => {
      ends.forEach((end) => end());
      if (mediaSession.metadata?.title !== title) return;
      mediaSession.metadata = null;
      for (const [action] of actions) handle(action, null);
    };
  }, [audio, title, chapters, seconds]);
}

type Actions = [MediaSessionAction, MediaSessionActionHandler][];

function lockScreenActions(audio: HTMLAudioElement, chapters: PlayableSession["chapters"]): Actions {
  const by = (offset: number) => () => seekTo(audio, Math.max(0, audio.currentTime + offset));
  return [
    ["play", () => play(audio)],
    ["pause", () => audio.pause()],
    ["seekbackward", by(-step)],
    ["seekforward", by(step)],
    ["seekto", ({ seekTime }) => seekTo(audio, seekTime ?? audio.currentTime)],
    ["previoustrack", () => seekTo(audio, previousChapterStart(chapters, audio.currentTime))],
    ["nexttrack", () => seekTo(audio, nextChapterStart(chapters, audio.currentTime) ?? audio.currentTime)],
  ];
}

/** Browsers throw at actions they do not know. */
function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // That button is missing on this lock screen; the others work.
  }
}
