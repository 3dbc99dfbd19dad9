import { playerWords } from "#app/content/player-words.ts";
import { tryAgain } from "#app/sessions/audio-element.ts";

/** Says in words that a file did not come. Focus goes to the player, since the button leaves with the failure. */
export function PlayerFailure({ audio }: { audio: HTMLAudioElement }) {
  const retry = () => {
    audio.focus();
    tryAgain(audio);
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p role="alert" className="max-w-[26rem] font-semibold text-error">
        {playerWords.failure}
      </p>
      <button type="button" onClick={retry} className="button">
        {playerWords.tryAgain}
      </button>
    </div>
  );
}
