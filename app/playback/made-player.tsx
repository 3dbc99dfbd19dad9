import { useRef, useState } from "react";
import { pauseOthers } from "#app/playback/audio-element.ts";
import { useMediaSession } from "#app/playback/use-media-session.ts";
import { loadPart, type MadeSound } from "#app/shared/made-sound.ts";

/** What plays, what the lock screen calls it, and where the player finds it. Each start gets a new number. */
type Playing = { sound: MadeSound; title: string; source: string; number: number };

/** Plays sounds that are made here, one at a time. `onFail` is called when one cannot be made, or cannot be played. */
export function useMadeSound(onFail: () => void) {
  const [playing, setPlaying] = useState<Playing>();
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  const latest = useRef(0);
  /** From a start to the next stop, also while the parts are loading. */
  const [isWanted, setWanted] = useState(false);

  async function start(sound: MadeSound, title: string, sourceOf = addressOf) {
    const number = ++latest.current;
    setWanted(true);
    try {
      const source = await sourceOf(sound);
      // Another choice was made while the parts were loading.
      if (number !== latest.current) return URL.revokeObjectURL(source);
      release();
      setPlaying({ sound, title, source, number });
    } catch {
      if (number === latest.current) fail();
    }
  }

  function stop() {
    latest.current++;
    setWanted(false);
    release();
    setPlaying(undefined);
  }

  function fail() {
    stop();
    onFail();
  }

  const release = () => playing && URL.revokeObjectURL(playing.source);

  function retry({ source, sound, title }: Playing) {
    // The worker of an earlier build does not know the address.
    if (source.startsWith("blob:")) fail();
    else void start(sound, title, blobOf);
  }
  return { isWanted, playing, audio, setAudio, start, stop, retry };
}

/**
 * The service worker makes the bytes that a player asks for; without one they are all made here. (WebKitGTK 2.50 plays
 * the wrong part of a Blob over 2 MiB, so the worker is the better way.)
 */
const addressOf = async (sound: MadeSound) => (navigator.serviceWorker?.controller ? sound.path : blobOf(sound));

async function blobOf({ make }: MadeSound): Promise<string> {
  return URL.createObjectURL(new Blob(await make(loadPart), { type: "audio/mpeg" }));
}

/** The browser's own player, which goes on while the screen is locked. */
export function MadePlayer({ made: { playing, audio, setAudio, retry } }: { made: ReturnType<typeof useMadeSound> }) {
  if (!playing) return null;
  const { sound, title, source, number } = playing;
  return (
    <>
      <audio
        key={number}
        ref={setAudio}
        controls
        autoPlay
        src={source}
        loop={sound.loop}
        aria-label={title}
        onPlay={({ currentTarget }) => pauseOthers(currentTarget)}
        onError={() => retry(playing)}
        className="h-14 w-full"
      />
      {audio && <LockScreen audio={audio} title={title} seconds={sound.seconds} />}
    </>
  );
}

function LockScreen({ audio, ...shown }: { audio: HTMLAudioElement; title: string; seconds: number }) {
  useMediaSession(audio, { ...shown, chapters: noChapters });
  return null;
}

const noChapters: [] = [];
