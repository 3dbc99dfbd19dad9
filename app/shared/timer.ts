// What a visitor can choose, when the bells strike, and the sound file that is made of it.
import { partsFolder, type LoadPart, type MadeSound } from "#app/shared/made-sound.ts";
import { composeFrames, fadeEnds, framesIn, silentFrames } from "#app/shared/mp3-frames.ts";

export const bells = ["bowl", "bell"] as const;
export const beds = ["silence", "tanpura"] as const;
export type TimerChoice = {
  minutes: number;
  /** Minutes between bells, or 0 for none. */
  interval: number;
  bell: (typeof bells)[number];
  bed: (typeof beds)[number];
  /** Seconds before the first bell. */
  settle: number;
};

export const longest = { minutes: 60, settle: 120 };
export const usualChoice: TimerChoice = { minutes: 10, interval: 0, bell: "bowl", bed: "silence", settle: 10 };

/** Seconds that the last bells take to fade. */
const closing = 40;
const fadeIn = 6;
const fadeOut = 20;
/** Frames from the start of a part to its first strike: the encoder needs them (studio/sound/timer). */
export const lead = 5;

export type TimerFault = "minutes" | "interval" | "link";

/** Why there can be no such timer, or undefined. */
export function faultOf({ minutes, interval, bell, bed, settle }: TimerChoice): TimerFault | undefined {
  const isWhole = (value: number, low: number, high: number) =>
    Number.isInteger(value) && value >= low && value <= high;
  if (!isWhole(minutes, 1, longest.minutes)) return "minutes";
  if (!isWhole(interval, 0, minutes - 1)) return "interval";
  return bells.includes(bell) && beds.includes(bed) && isWhole(settle, 0, longest.settle) ? undefined : "link";
}

/** As in a link: 20,5,bowl or 20,5,bowl,tanpura,30. The last two may be missing. */
export const writeChoice = ({ minutes, interval, bell, bed, settle }: TimerChoice) =>
  [minutes, interval, bell, bed, settle].join();

export function readChoice(text: string): TimerChoice {
  const [minutes, interval, bell, bed = usualChoice.bed, settle = usualChoice.settle, ...rest] = text.split(",");
  const number = (word: string | number | undefined) => (word === "" || rest.length > 0 ? NaN : Number(word));
  return {
    minutes: number(minutes),
    interval: number(interval),
    bell: bell as TimerChoice["bell"],
    bed: bed as TimerChoice["bed"],
    settle: number(settle),
  };
}

export const timerSound = (choice: TimerChoice): MadeSound => ({
  path: `/timer/${writeChoice(choice)}.mp3`,
  seconds: planTimer(choice).seconds,
  make: (load) => makeTimer(choice, load),
});

/** What a path asks for, or undefined if there can be no such timer. */
export function readTimer(text: string): MadeSound | undefined {
  const choice = readChoice(text);
  return faultOf(choice) ? undefined : timerSound(choice);
}

/** One bell to begin, one at each interval, three to end; in seconds. */
export function planTimer({ settle, minutes, interval }: TimerChoice) {
  const end = settle + minutes * 60;
  const strikes = [{ at: settle, strikes: 1 }];
  if (interval > 0)
    for (let at = settle + interval * 60; at < end; at += interval * 60) strikes.push({ at, strikes: 1 });
  strikes.push({ at: end, strikes: 3 });
  return { strikes, seconds: end + closing };
}

/** Files of the build for visitors without scripts. */
export const readyTimers = [5, 10, 20].map((minutes) => ({
  path: `${partsFolder}ready-${minutes}.mp3`,
  choice: { ...usualChoice, minutes },
}));

async function makeTimer(choice: TimerChoice, load: LoadPart): Promise<Uint8Array<ArrayBuffer>[]> {
  const { bell, bed, settle } = choice;
  const sound = bed === "tanpura" ? `tanpura-${bell}` : bell;
  const names = [`${sound}-1`, `${sound}-3`, ...(bed === "tanpura" ? ["tanpura"] : [])];
  const [one, three, drone] = await Promise.all(names.map((name) => load(`${partsFolder}${name}.mp3`)));
  const { strikes, seconds } = planTimer(choice);
  // A bell at the very beginning needs its lead, too.
  const shift = Math.max(0, lead - framesIn(settle));
  const frameAt = (second: number) => framesIn(second) + shift;
  const placed = strikes.map(({ at, strikes }) => ({
    start: frameAt(at) - lead,
    frames: strikes === 1 ? one! : three!,
  }));
  const under = drone ?? silentFrames(one!, framesIn(60));
  const views = composeFrames(frameAt(seconds), under, frameAt(settle), placed);
  // The drone has come up when the first bell strikes.
  const rise = Math.max(lead, Math.min(framesIn(fadeIn), placed[0]!.start));
  return (drone ? fadeEnds(views, rise, framesIn(fadeOut)) : views).map(({ bytes }) => bytes);
}
