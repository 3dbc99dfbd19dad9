import { guideText } from "#app/content/content.ts";
import { fillCount } from "#app/content/fill.ts";
import { Island } from "#app/islands/island.tsx";
import { readyTimers } from "#app/shared/timer.ts";
import { TimerPanel } from "#app/timer/timer-panel.tsx";

export function Timer() {
  return (
    <>
      <Island name="timer/timer-panel" of={TimerPanel} props={{}} recalls />
      <div className="without-scripts no-print flow max-w-[46rem]">
        {readyTimers.map(({ path, choice: { minutes } }) => (
          <div key={path}>
            <p>{fillCount(guideText.timer.title, { minutes })}</p>
            <audio
              controls
              preload="none"
              src={path}
              aria-label={fillCount(guideText.timer.title, { minutes })}
              className="h-14 w-full"
            />
          </div>
        ))}
      </div>
    </>
  );
}
