import { useState, type SubmitEvent } from "react";
import { announce } from "#app/browser/announce.ts";
import { attempt } from "#app/browser/attempt.ts";
import { chantText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { MadePlayer, useMadeSound } from "#app/playback/made-player.tsx";
import {
  lengths,
  pitches,
  readTanpuraChoice,
  tanpuraSound,
  tunings,
  usualTanpura,
  voices,
  writeTanpura,
  type TanpuraChoice,
} from "#app/shared/tanpura.ts";
import { Field } from "#app/ui/field.tsx";
import { Options } from "#app/ui/options.tsx";

const words = chantText.tanpura;
/** Values and their words. */
const options = {
  pitch: pitches.map(({ name, note, count }) => [name, fill(words.note, { note, count })] as const),
  tuning: tunings.map((tuning) => [tuning, words.tunings[tuning]] as const),
  length: lengths.map((minutes) => [minutes, minutes ? fill(words.minutes, { minutes }) : words.endless] as const),
};

const key = "nada-shanti/tanpura";
const loadChoice = () => readTanpuraChoice(attempt(() => localStorage.getItem(key)) ?? "") ?? usualTanpura;

/** A drone at the visitor's own pitch. It goes on when the panel is closed. */
export function Tanpura({ hidden }: { hidden: boolean }) {
  const [choice, setChoice] = useState(loadChoice);
  const [failed, setFailed] = useState(false);
  const made = useMadeSound(() => {
    setFailed(true);
    announce(words.fault);
  });

  function play(chosen: TanpuraChoice) {
    setFailed(false);
    attempt(() => localStorage.setItem(key, writeTanpura(chosen)));
    const { note } = pitches.find(({ name }) => name === chosen.pitch)!;
    void made.start(tanpuraSound(chosen), fill(words.title, { note }));
  }

  function change(changed: Partial<TanpuraChoice>) {
    const next = { ...choice, ...changed };
    setChoice(next);
    if (made.playing) play(next);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (made.playing) made.stop();
    else play(choice);
  }

  const selects = [
    { name: "pitch", value: choice.pitch, onPick: (pitch: string) => change({ pitch }) },
    { name: "tuning", value: choice.tuning, onPick: (tuning: string) => change({ tuning }) },
    { name: "length", value: choice.minutes, onPick: (minutes: string) => change({ minutes: Number(minutes) }) },
  ] as const;
  return (
    <form id="tanpura" aria-label={words.open} onSubmit={submit} hidden={hidden} ref={show} className="tanpura">
      <fieldset>
        <legend>{words.find}</legend>
        {(["low", "middle", "high"] as const).map((voice) => (
          <button
            key={voice}
            type="button"
            aria-pressed={choice.pitch === voices[voice]}
            className="button button-quiet"
            onClick={() => change({ pitch: voices[voice] })}
          >
            {words.voices[voice]}
          </button>
        ))}
      </fieldset>
      {selects.map(({ name, value, onPick }) => (
        <Field key={name} id={`tanpura-${name}`} label={words[name]}>
          {(control) => (
            <select {...control} value={value} onChange={({ target }) => onPick(target.value)}>
              <Options options={options[name]} />
            </select>
          )}
        </Field>
      ))}
      <button className="button">{made.playing ? words.stop : words.start}</button>
      <p>{words.soft}</p>
      {failed && <p className="text-error">{words.fault}</p>}
      <MadePlayer made={made} />
    </form>
  );
}

/** At the top of the verses it would reach below the screen. */
const show = (form: HTMLFormElement | null) => form?.scrollIntoView({ block: "nearest" });
