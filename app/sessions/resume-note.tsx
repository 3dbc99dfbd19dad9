import { playerWords } from "#app/content/player-words.ts";
import { playFrom } from "#app/sessions/audio-element.ts";
import { clockTime } from "#app/sessions/clock-time.ts";
import { forgetPosition } from "#app/sessions/resume-store.ts";

/** Before play: where this listener stopped last time, and the way back to the beginning. */
export function ResumeNote({ audio, topic, position }: { audio: HTMLAudioElement; topic: string; position: number }) {
  const startAgain = () => {
    forgetPosition(topic);
    audio.focus();
    playFrom(audio, 0);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <p>{playerWords.resume(clockTime(position))}</p>
      <button type="button" onClick={startAgain} className="button button-quiet">
        {playerWords.startAgain}
      </button>
    </div>
  );
}
