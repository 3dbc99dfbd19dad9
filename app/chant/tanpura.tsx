import { lazy, Suspense, useEffect, useState, type ComponentType, type SubmitEvent } from "react";
import { announce } from "#app/browser/announce.ts";
import { attempt } from "#app/browser/attempt.ts";
import { chantText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { setVolume } from "#app/playback/audio-element.ts";
import { listen } from "#app/playback/audio-events.ts";
import { MadePlayer, useMadeSound } from "#app/playback/made-player.tsx";
import type { SaveSessionProps } from "#app/sessions/save-session.tsx";
import {
  lengths,
  loopPath,
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

/** Comes with the first drone. Where it does not arrive, there is nothing to save either. */
const SaveSession = lazy<ComponentType<SaveSessionProps>>(() =>
  import("#app/sessions/save-session.tsx").then(
    (loaded) => ({ default: loaded.SaveSession }),
    () => ({ default: () => null }),
  ),
);

const loopMegabytes = "0.1";

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
  const [volume, changeVolume] = useVolume(made.audio);

  function play(chosen: TanpuraChoice) {
    setFailed(false);
    attempt(() => localStorage.setItem(key, writeTanpura(chosen)));
    void made.start(tanpuraSound(chosen), titleOf(chosen));
  }

  function change(changed: Partial<TanpuraChoice>) {
    const next = { ...choice, ...changed };
    setChoice(next);
    if (made.isWanted) play(next);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (made.isWanted) made.stop();
    else play(choice);
  }

  const selects = [
    { name: "pitch", value: choice.pitch, onPick: (pitch: string) => change({ pitch }) },
    { name: "tuning", value: choice.tuning, onPick: (tuning: string) => change({ tuning }) },
    { name: "length", value: choice.minutes, onPick: (minutes: string) => change({ minutes: Number(minutes) }) },
  ] as const;
  const loop = loopPath(choice.pitch, choice.tuning);
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
      {volumeWorks() && (
        <Field id="tanpura-volume" label={words.volume}>
          {(control) => (
            <input
              {...control}
              type="range"
              min="0.1"
              max="1"
              step="0.1"
              value={volume}
              onChange={({ target }) => changeVolume(Number(target.value))}
            />
          )}
        </Field>
      )}
      <button className="button">{made.isWanted ? words.stop : words.start}</button>
      <p>{words.soft}</p>
      {failed && <p className="text-error">{words.fault}</p>}
      <MadePlayer made={made} />
      {made.playing && (
        <Suspense>
          <SaveSession key={loop} title={titleOf(choice)} sound={loop} megabytes={loopMegabytes} />
        </Suspense>
      )}
    </form>
  );
}

const titleOf = ({ pitch }: TanpuraChoice) =>
  fill(words.title, { note: pitches.find(({ name }) => name === pitch)!.note });

/** The volume of every drone that is started here. The player's own control changes it, too. */
function useVolume(audio: HTMLAudioElement | null) {
  const [volume, set] = useState(1);
  useEffect(() => {
    if (audio) setVolume(audio, volume);
  }, [audio, volume]);
  useEffect(() => (audio ? listen(audio, "volumechange", () => set(audio.volume)) : undefined), [audio]);
  return [volume, set] as const;
}

/** On an iPhone only the buttons of the device change the volume. */
const volumeWorks = () => Object.assign(new Audio(), { volume: 0.5 }).volume === 0.5;

/** With large text the bar does not stick, so the panel would open below the screen. */
const show = (form: HTMLFormElement | null) => form?.scrollIntoView({ block: "nearest" });
