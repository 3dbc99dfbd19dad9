import { useEffect, useId, useMemo, useRef, useState } from "react";
import "#app/breath/breath-sound.css";
import { GuidedBreath, pressWords, useBreath } from "#app/breath/breath-guide.tsx";
import { announce } from "#app/browser/announce.ts";
import { guideText } from "#app/content/content.ts";
import { fillCount } from "#app/content/fill.ts";
import type { Breath } from "#app/content/types.ts";
import { play } from "#app/playback/audio-element.ts";
import { followPlayback, listen } from "#app/playback/audio-events.ts";
import { MadePlayer, useMadeSound } from "#app/playback/made-player.tsx";
import { countedPhases, type CountedPhase } from "#app/shared/breath-phases.ts";
import { breathSound, roundsIn } from "#app/shared/breath-sound.ts";
import { Field } from "#app/ui/field.tsx";
import { Options } from "#app/ui/options.tsx";

const words = guideText.breath;
const minuteChoices = [1, 3, 5, 10];
/** The counts on offer. A hold or a rest may only be shorter than in the practice. */
const counts = {
  in: (own: number) => between(2, Math.max(8, own)),
  hold: (own: number) => between(0, own),
  out: (own: number) => between(2, Math.max(10, own)),
  rest: (own: number) => between(0, own),
};

/** A counted breath to hear, for as long and with the counts that the visitor chooses. The circle follows the sound. */
export function BreathSound({ breath: practice }: { breath: Breath }) {
  const id = useId();
  const [counted, setCounted] = useState(practice);
  const [minutes, setMinutes] = useState(3);
  const phases = useMemo(() => countedPhases(counted), [counted]);
  const rounds = roundsIn(minutes, phases);
  const breath = useBreath(phases, rounds);
  const [failed, setFailed] = useState(false);
  const made = useMadeSound(() => setFailed(true));
  const running = useFollowing(made.audio, breath.drawAt);
  const firstField = useRef<HTMLSelectElement>(null);
  useEffect(() => firstField.current?.focus(), []);
  useEffect(() => {
    if (failed) announce(words.sound.failed);
  }, [failed]);

  function press() {
    const { audio } = made;
    if (audio) return running ? audio.pause() : play(audio);
    setFailed(false);
    const { in: inhale, hold = 0, out, rest = 0, nostrils } = counted;
    const breaths = nostrils ? rounds * 2 : rounds;
    const title = fillCount(words.sound.title, { minutes });
    void made.start(breathSound({ in: inhale, hold, out, rest, breaths }), title);
  }

  /** Another choice is another sound. */
  function choose(change: () => void) {
    change();
    made.stop();
    breath.drawAt(0);
  }

  const fields = (Object.keys(counts) as CountedPhase["kind"][]).filter((kind) => practice[kind]);
  return (
    <div className="breath-panel no-print">
      <GuidedBreath phases={phases} rounds={rounds} breath={breath} running={running} isWaiting={!made.audio}>
        <button type="button" onClick={press} className="button">
          {made.audio ? pressWords(breath.moment, running) : words.sound.start}
        </button>
      </GuidedBreath>
      <div className="breath-sound">
        <div className="breath-counts">
          <Field id={`${id}-minutes`} label={words.sound.minutes}>
            {(control) => (
              <select
                {...control}
                ref={firstField}
                value={minutes}
                onChange={({ target }) => choose(() => setMinutes(Number(target.value)))}
              >
                <Options options={minuteChoices.map((value) => [value, String(value)])} />
              </select>
            )}
          </Field>
          {fields.map((kind) => (
            <Field key={kind} id={`${id}-${kind}`} label={words.long[kind]}>
              {(control) => (
                <select
                  {...control}
                  value={counted[kind]}
                  onChange={({ target }) => choose(() => setCounted({ ...counted, [kind]: Number(target.value) }))}
                >
                  <Options
                    options={counts[kind](practice[kind]!).map((value) => [value, `${value} ${words.seconds}`])}
                  />
                </select>
              )}
            </Field>
          ))}
        </div>
        <MadePlayer made={made} />
        <p className={failed ? "font-semibold text-error" : ""}>{failed ? words.sound.failed : words.sound.playing}</p>
      </div>
    </div>
  );
}

/** Whether the sound plays; while it does, its clock is the guide's. */
function useFollowing(audio: HTMLAudioElement | null, drawAt: (second: number) => void): boolean {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!audio) return;
    const stopFollowing = followPlayback(audio, drawAt);
    const stopListening = listen(audio, "play pause", () => setRunning(!audio.paused));
    return () => {
      stopFollowing();
      stopListening();
      setRunning(false);
    };
  }, [audio, drawAt]);
  return running;
}

/** Whole numbers, and the practice's own count if it is not one. */
const between = (low: number, high: number) =>
  [...Array.from({ length: Math.floor(high) - low + 1 }, (_, i) => low + i), high].filter(
    (value, i, all) => all.indexOf(value) === i,
  );
