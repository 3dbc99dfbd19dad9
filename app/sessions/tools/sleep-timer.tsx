import { useId } from "react";
import { playerWords } from "#app/content/player-words.ts";
import { useSleepTimer } from "#app/sessions/tools/use-sleep-timer.ts";

const choices = [10, 20, 30];

export function SleepTimer({ audio }: { audio: HTMLAudioElement }) {
  const { minutes, minutesLeft, choose } = useSleepTimer(audio);
  const id = useId();
  const { label, end, minutes: inMinutes, left } = playerWords.sleep;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor={id} className="text-small font-semibold text-quiet">
        {label}
      </label>
      <select
        id={id}
        value={minutes}
        onChange={(event) => choose(Number(event.target.value))}
        className="min-h-11 rounded-field border-2 border-edge bg-surface px-3 text-small"
      >
        <option value={0}>{end}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {inMinutes(choice)}
          </option>
        ))}
      </select>
      {minutesLeft && <p className="text-small">{left(minutesLeft)}</p>}
    </div>
  );
}
