import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { announce } from "#app/browser/announce.ts";
import { guideText } from "#app/content/content.ts";
import { fill, fillCount } from "#app/content/fill.ts";
import { MadePlayer, useMadeSound } from "#app/playback/made-player.tsx";
import { linkedChoice, loadChoice, saveChoice } from "#app/timer/timer-choice.ts";
import { beds, bells, faultOf, longest, readChoice, timerSound, usualChoice, writeChoice } from "#app/shared/timer.ts";
import type { TimerChoice } from "#app/shared/timer.ts";
import { Field } from "#app/ui/field.tsx";
import { Options } from "#app/ui/options.tsx";

const words = guideText.timer;
/** Values and their words. */
const options = {
  interval: [0, 1, 2, 3, 5, 10, 15, 20, 30].map(
    (minutes) => [minutes, minutes ? fillCount(words.every, { minutes }) : words.none] as const,
  ),
  settle: [0, 10, 30, 60, 120].map(
    (seconds) => [seconds, seconds ? fill(words.seconds, { seconds }) : words.none] as const,
  ),
  bell: bells.map((bell) => [bell, words.bells[bell]] as const),
  bed: beds.map((bed) => [bed, words.beds[bed]] as const),
};

type Fault = keyof typeof words.faults;
/** The settings of the timer and, once it is started, its player. Without scripts there are ready files instead. */
export function TimerPanel() {
  const { form, choice, readFields, fault, setFault } = useChoice();
  const made = useMadeSound(() => setFault("sound"));

  function start(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Not `choice`: a press before hydration is repeated before the state has caught up with the fields.
    const choice = choiceOf(event.currentTarget);
    const fault = faultOf(choice);
    setFault(fault);
    if (fault) return event.currentTarget.querySelector<HTMLElement>(`[name=${fault}]`)?.focus();
    saveChoice(choice);
    void made.start(timerSound(choice), fillCount(words.title, { minutes: choice.minutes }));
  }

  const errorOf = (name: string) => (fault === name ? words.faults[fault] : undefined);
  return (
    <form
      ref={form}
      onSubmit={start}
      onChange={readFields}
      noValidate
      aria-labelledby="timer"
      className="scripts-only no-print flex max-w-[46rem] flex-col gap-3"
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-end gap-4 md:grid-cols-3">
        <Field id="timer-minutes" label={words.minutes} error={errorOf("minutes")}>
          {(control) => (
            <input
              {...control}
              className={`${control.className} h-14`}
              name="minutes"
              type="number"
              min="1"
              max={longest.minutes}
              defaultValue={usualChoice.minutes}
            />
          )}
        </Field>
        {(["interval", "settle", "bell", "bed"] as const).map((name) => (
          <Field key={name} id={`timer-${name}`} label={words[name]} error={errorOf(name)}>
            {(control) => (
              <select {...control} className={`${control.className} h-14`} name={name} defaultValue={usualChoice[name]}>
                <Options options={options[name]} />
              </select>
            )}
          </Field>
        ))}
        <button className="button">{words.start}</button>
      </div>
      {(fault === "link" || fault === "sound") && <p className="font-semibold text-error">{words.faults[fault]}</p>}
      <a href={`#timer=${writeChoice(choice)}`} className="inline-block py-3 text-link underline">
        {words.link}
      </a>
      {made.playing && (
        <div>
          <MadePlayer made={made} />
          <p className="mt-2">{words.playing}</p>
        </div>
      )}
    </form>
  );
}

/** The fields belong to the browser, so that what is typed before hydration stays. `choice` is what they say. */
function useChoice() {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(usualChoice);
  const [fault, setFault] = useState<Fault>();

  const readFields = () => setChoice(choiceOf(form.current!));

  useEffect(() => {
    const show = (shown: TimerChoice) => {
      for (const [name, value] of Object.entries(shown))
        (form.current!.elements.namedItem(name) as HTMLInputElement).value = String(value);
      readFields();
    };
    const followLink = () => {
      const linked = linkedChoice();
      if (!linked) return false;
      const isPossible = !faultOf(linked);
      setFault(isPossible ? undefined : "link");
      if (isPossible) show(linked);
      return isPossible;
    };
    const wasTouched = writeChoice(choiceOf(form.current!)) !== writeChoice(usualChoice);
    if (!followLink()) {
      if (wasTouched) readFields();
      else show(loadChoice());
    }
    addEventListener("hashchange", followLink);
    return () => removeEventListener("hashchange", followLink);
  }, []);
  useEffect(() => {
    if (fault) announce(words.faults[fault]);
  }, [fault]);
  return { form, choice, readFields, fault, setFault };
}

function choiceOf(form: HTMLFormElement): TimerChoice {
  const fields = new FormData(form);
  const values = Object.keys(usualChoice).map((name) => fields.get(name));
  return readChoice(values.join());
}
